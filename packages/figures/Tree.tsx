import type { ReactNode } from 'react';

/** An object's keys and values, one per line, indented by two spaces per level. `end` appears at the end of the line that starts with `at`. */
export function Tree({ lines, at, end }: { lines: readonly string[]; at?: string; end?: ReactNode }) {
  return (
    <div className="tree">
      {lines.map((line) => {
        const text = line.trimStart();
        return (
          <div key={line} className="line">
            <span>
              {'\u00A0\u00A0'.repeat((line.length - text.length) / 2)}
              {text}
            </span>
            {end && at !== undefined && text.startsWith(at) && end}
          </div>
        );
      })}
    </div>
  );
}
