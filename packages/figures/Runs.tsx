import { AuthorError } from '../core/shared/author-error.ts';
import { lines, textWidth } from './diagram-text.ts';
import { Figure, type FigureProps } from './Figure.tsx';

interface RunsProps extends FigureProps {
  /** `"Run 1: reads 5 @ 0-2, writes 6 @ 2-4"`: a row with its parts and their start and end. A part in italics (`*waits* @ 1-2`) is a pause. */
  rows?: readonly string[];
  /** Unit of the scale. Without it, no numbers are shown. */
  unit?: string;
  /** A time marked across all rows. */
  at?: number;
  /** Label of that mark. */
  note?: string;
}

interface Part {
  lines: string[];
  begin: number;
  end: number;
  pause: boolean;
}

const ROW = 66;
/** Width of the drawing, in pixels, on the narrowest screen where all labels must fit. */
const NARROW = 320;
const FONT = 12;

/** Concurrent activity: rows of parts on a common scale. */
export function Runs({ rows = [], unit, at, note, ...figure }: RunsProps) {
  const last = Math.max(...[...rows.join().matchAll(/-([\d.]+)/g)].map(([, end]) => Number(end)));
  if (!Number.isFinite(last)) throw new AuthorError('`rows` has no parts.', 'Write rows={["Run 1: reads @ 0-2, writes @ 2-4"]}.');
  if (note && textWidth(note, FONT) > NARROW)
    throw new AuthorError('`note` has no room on a narrow screen.', 'Shorten it to about 50 characters.');
  const read = rows.map((row) => readRow(row, NARROW / last));
  // 99 of 100 leaves room for half a stroke at the end.
  const x = (value: number) => `${Math.round((value / last) * 9900) / 100}%`;
  const bottom = read.length * ROW;
  const ticks = Array.from({ length: Math.floor(last) + 1 }, (_, tick) => tick).filter((tick) => tick % Math.ceil(last / 6) === 0);
  return (
    <Figure {...figure}>
      <svg className="runs" aria-hidden="true" width="100%" height={bottom + (unit ? 26 : 6) + (note ? 20 : 0)}>
        {read.map(({ name, parts }, row) => (
          <g key={name}>
            <text x="0" y={row * ROW + 14}>
              {name}
            </text>
            {parts.map(({ lines, begin, end, pause }) => (
              <g key={begin}>
                <rect className={pause ? 'pause' : undefined} x={x(begin)} y={row * ROW + 20} width={x(end - begin)} height="38" rx="6" />
                {lines.map((line, index) => (
                  <text key={line} className="mid" x={x((begin + end) / 2)} y={row * ROW + 43 + (index - (lines.length - 1) / 2) * 15}>
                    {line}
                  </text>
                ))}
              </g>
            ))}
          </g>
        ))}
        <line x1="0" x2="100%" y1={bottom + 4} y2={bottom + 4} />
        {(unit ? ticks : []).map((tick) => (
          <text key={tick} className={tick === 0 ? 'tick' : tick === last ? 'tick last' : 'tick mid'} x={x(tick)} y={bottom + 20}>
            {tick === 0 ? `0 ${unit}` : tick}
          </text>
        ))}
        {at !== undefined && <line className="at" x1={x(at)} x2={x(at)} y1="18" y2={bottom + 4} />}
        {note && (
          <text className="at" x="0" y={bottom + (unit ? 40 : 20)}>
            {note}
          </text>
        )}
      </svg>
    </Figure>
  );
}

/** `pixels`: minimum per unit. */
function readRow(row: string, pixels: number): { name: string; parts: Part[] } {
  const [, name, list] = /^(.+?): (.+)$/.exec(row) ?? [];
  const parts = (list ?? '').split(/,\s*/).map((part) => {
    const [, text, begin, end] = /^(.*?)\s*@ ([\d.]+)-([\d.]+)$/.exec(part) ?? [];
    if (text === undefined) throw new AuthorError(`“${row}” is not a valid row.`, 'Write "Run 1: reads @ 0-2, writes @ 2-4".');
    const label = text.replace(/^\*|\*$/g, '');
    const width = (Number(end) - Number(begin)) * pixels;
    const fits = (all: string[]) => all.length < 3 && all.every((line) => textWidth(line, FONT) < width);
    const found = [
      lines(label, label.length),
      lines(label, Math.ceil(label.length / 2)),
      lines(label, Math.ceil(label.length / 2) + 3),
    ].find(fits);
    if (!found) throw new AuthorError(`“${label}” has no room on a narrow screen.`, 'Shorten it, or give the part more time.');
    return { lines: found, begin: Number(begin), end: Number(end), pause: text.startsWith('*') };
  });
  return { name: name ?? '', parts };
}
