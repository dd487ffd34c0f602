import { Figure, type FigureProps } from './Figure.tsx';

interface MessageProps extends FigureProps {
  channel?: string;
  from?: string;
  text?: string | readonly string[];
}

/** A message in a chat. */
export function Message({ channel, from = '', text = [], ...figure }: MessageProps) {
  return (
    <Figure {...figure}>
      <div className="win">
        {channel && <div className="bar">{channel}</div>}
        <div className="pane chat">
          <span className="face">{from.slice(0, 1)}</span>
          <div>
            <strong>{from}</strong>
            {[text].flat().map((line) => (
              <div key={line}>{line}</div>
            ))}
          </div>
        </div>
      </div>
    </Figure>
  );
}
