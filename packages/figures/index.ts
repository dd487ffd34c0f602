/** Building blocks for a site's own figures. Everything becomes HTML in the build, and nothing runs in the browser. */
export { Box } from './Box.tsx';
export { Button } from './Button.tsx';
export { Field } from './Field.tsx';
export { Figure, type FigureProps } from './Figure.tsx';
export { FormLines } from './FormLines.tsx';
export { Label } from './Label.tsx';
export { Pane, Panes } from './Panes.tsx';
export { type RowProps, Rows } from './Rows.tsx';
export { TabRow } from './TabRow.tsx';
export { Tree } from './Tree.tsx';
export { Window } from './Window.tsx';
