/** What the components of a site draw figures with. Everything here becomes HTML in the build, nothing runs in the browser. */
export { Box } from './theme/figures/Box.tsx';
export { Button } from './theme/figures/Button.tsx';
export { Field } from './theme/figures/Field.tsx';
export { Figure, type FigureProps } from './theme/figures/Figure.tsx';
export { FormLines } from './theme/figures/FormLines.tsx';
export { Label } from './theme/figures/Label.tsx';
export { Pane, Panes } from './theme/figures/Panes.tsx';
export { type Row, Rows } from './theme/figures/Rows.tsx';
export { TabRow } from './theme/figures/TabRow.tsx';
export { Tree } from './theme/figures/Tree.tsx';
export { Window } from './theme/figures/Window.tsx';
