import { type PageProps, Title as Default, type TitleProps } from '@workflow-docs/engine/theme';

/** The time that it takes to read a page, from a field of its frontmatter. */
export function Title({ page, ...title }: TitleProps & PageProps) {
  const minutes = page.frontmatter.other?.minutes;
  return (
    <>
      <Default {...title} />
      {typeof minutes === 'number' && <p className="minutes">{minutes} minutes to read</p>}
    </>
  );
}
