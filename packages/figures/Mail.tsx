import { Figure, type FigureProps } from './Figure.tsx';

interface MailProps extends FigureProps {
  from?: string;
  to?: string;
  subject?: string;
  text?: string | readonly string[];
}

/** An email as it arrives. */
export function Mail({ from, to, subject, text = [], ...figure }: MailProps) {
  return (
    <Figure {...figure}>
      <div className="win">
        <div className="pane">
          <strong>{subject}</strong>
          {from && <div className="soft">From {from}</div>}
          {to && <div className="soft">To {to}</div>}
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
