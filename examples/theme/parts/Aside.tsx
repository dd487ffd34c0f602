import { type AsideProps, Aside as Default } from '@workflow-docs/engine/theme';

/** Callouts without a title of their own get one. */
export const Aside = ({ title, ...aside }: AsideProps) => <Default {...aside} title={title ?? 'Mind the step'} />;
