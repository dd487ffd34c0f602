import { definePlugin } from '../core/plugin/define-plugin.ts';
import { Decision } from './Decision.tsx';
import { Flow } from './Flow.tsx';
import { Form } from './Form.tsx';
import { Mail } from './Mail.tsx';
import { Message } from './Message.tsx';
import { Nest } from './Nest.tsx';
import { Path } from './Path.tsx';
import { Runs } from './Runs.tsx';
import { Sequence } from './Sequence.tsx';
import { Sheet } from './Sheet.tsx';
import { Terminal } from './Terminal.tsx';
import { Timeline } from './Timeline.tsx';

const figures = { Decision, Flow, Form, Mail, Message, Nest, Path, Runs, Sequence, Sheet, Terminal, Timeline };

/** Diagrams and drawn screens. */
export default definePlugin({
  name: 'figures',
  components: Object.fromEntries(Object.entries(figures).map(([name, component]) => [name, { kind: 'static' as const, component }])),
});
