import { type CodeFrameProps, CodeFrame as Default } from '@workflow-docs/engine/theme';

/** Code of a terminal says so in its bar; all other code is shown as it is. */
export const CodeFrame = (props: CodeFrameProps) =>
  props.language === 'bash' && props.title === '' ? <Default {...props} title="Terminal" /> : <Default {...props} />;
