import { Label } from './Label.tsx';

/** A row of tabs, one of which is open. */
export function TabRow({ labels, open }: { labels: readonly string[]; open: string }) {
  return (
    <div className="views">
      {labels.map((label) => (
        <Label key={label} className={label === open ? 'open' : ''} text={label} />
      ))}
    </div>
  );
}
