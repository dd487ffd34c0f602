import { Notice as Default, type NoticeProps } from '@workflow-docs/engine/theme';

/** The engine's notice, announced as important. */
export const Notice = (props: NoticeProps) => (
  <div role="note">
    <Default {...props} />
  </div>
);
