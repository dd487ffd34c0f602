import { useSay } from '../core/theme/language/language-context.ts';
import { Figure, type FigureProps } from './Figure.tsx';

interface MailProps extends FigureProps {
  from?: string;
  to?: string;
  subject?: string;
  text?: string | readonly string[];
}

/** An email as it arrives. */
export function Mail({ from, to, subject, text = [], ...figure }: MailProps) {
  const say = useSay();
  return (
    <Figure {...figure}>
      <div className="win">
        <div className="pane">
          <strong>{subject}</strong>
          {from && <div className="soft">{say('From {name}').replace('{name}', () => from)}</div>}
          {to && <div className="soft">{say('To {name}').replace('{name}', () => to)}</div>}
        </div>
        {text.length > 0 && (
          <div className="pane">
            {[text].flat().map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        )}
      </div>
    </Figure>
  );
}
