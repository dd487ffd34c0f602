import { Title as Default, type PageProps, type TitleProps } from '@workflow-docs/engine/theme';

/** The version beside the title. */
export const Title = ({ page, ...title }: TitleProps & PageProps) => (
  <>
    <Default {...title} />
    <p className="of-version">{page.version}</p>
  </>
);
