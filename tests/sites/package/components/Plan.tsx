import { AuthorError } from '@workflow-docs/engine/components';

export function Plan({ name }: { name?: string }) {
  if (!name) throw new AuthorError('<Plan> needs a name.', 'Write `<Plan name="free" />`.');
  return <strong>The {name} plan</strong>;
}
