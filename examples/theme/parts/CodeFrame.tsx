import { type CodeFrameProps, CodeFrame as Default } from '@workflow-docs/engine/theme';

/** Labels terminal code in its bar, and leaves other code unchanged. */
export const CodeFrame = (props: CodeFrameProps) =>
  props.language === 'bash' && props.title === '' ? <Default {...props} title="Terminal" /> : <Default {...props} />;
