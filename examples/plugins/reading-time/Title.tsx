import { Title as Default, type PageProps, type TitleProps } from '@workflow-docs/engine/theme';

export function Title({ page, ...title }: TitleProps & PageProps) {
  const data = page.data['reading-time'];
  const minutes = data !== null && typeof data === 'object' && 'minutes' in data ? Number(data.minutes) : 0;
  return (
    <>
      <Default {...title} />
      {minutes > 0 && <p>{minutes} min read</p>}
    </>
  );
}
