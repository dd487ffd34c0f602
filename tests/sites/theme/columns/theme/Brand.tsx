import { Brand as Default, type FrameProps } from '@workflow-docs/engine/theme';

export function Brand({ site }: FrameProps) {
  return (
    <span className="brand-with-tag">
      <Default />
      <span className="tag">{site.title.endsWith('API') ? 'Reference' : 'Docs'}</span>
    </span>
  );
}
