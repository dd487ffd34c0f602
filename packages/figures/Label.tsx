import { useContext } from 'react';
import { MarksContext } from './marks.ts';

/** Words that the product itself shows, with a number where the figure marks them; of equal ones the first has it. Sample data is plain text instead. */
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
