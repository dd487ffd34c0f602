import { type AsideProps, Aside as Default } from '@workflow-docs/engine/theme';

/** Gives asides without a title one. */
export const Aside = ({ title, ...aside }: AsideProps) => <Default {...aside} title={title ?? 'Mind the step'} />;
