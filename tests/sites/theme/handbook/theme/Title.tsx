import { type PageProps, Title as Default, type TitleProps } from '@workflow-docs/engine/theme';

/** The title with the reading time from the frontmatter. */
export function Title({ page, ...title }: TitleProps & PageProps) {
  const minutes = page.frontmatter.other?.minutes;
  return (
    <>
      <Default {...title} />
      {typeof minutes === 'number' && <p className="minutes">{minutes} minutes to read</p>}
    </>
  );
}
