import { type FrameProps, href, Island } from '@workflow-docs/engine/theme';
import { Vote } from '../components/Vote.island.tsx';

export function Footer({ site }: FrameProps) {
  return (
    <div className="foot">
      <strong>{site.title}</strong>
      <ul>
        <li>
          <a href={href(site.base, '/web/lamps/')}>Lamps</a>
        </li>
        <li>
          <a href={href(site.base, '/guide/first-light/')}>First light</a>
        </li>
      </ul>
      <Island of={Vote} question="Was this page helpful?" />
    </div>
  );
}
