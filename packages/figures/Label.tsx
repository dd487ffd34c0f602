import { useContext } from 'react';
import { MarksContext } from './marks.ts';

/** Text from the product's interface, numbered if the figure marks it (the first one, if it occurs twice). Sample data is plain text instead. */
export function Label({ text, className = '' }: { text: string; className?: string }) {
  const marks = useContext(MarksContext);
  const number = marks.open.delete(text) ? marks.numbers.get(text) : undefined;
  const classes = [className, number === undefined ? '' : 'on'].filter((name) => name !== '').join(' ');
  return (
    <b className={classes === '' ? undefined : classes}>
      {text}
      {number !== undefined && <i>{number}</i>}
    </b>
  );
}
