import type { Feature, Hero as HeroData } from '../../shared/page-record.ts';
import { href } from '../parts/href.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { useSite } from '../parts/theme-context.ts';

export interface HeroProps extends HeroData {
  /** Whether its title is the page title; false if the text has one. */
  isTitle: boolean;
}

/** The hero of a start page. Its paths and picture addresses are already resolved. */
export const Hero = replaceable<HeroProps>('Hero', ({ title, text, tagline, image, actions = [], isTitle }) => {
  const { base } = useSite();
  const Title = isTitle ? 'h1' : 'p';
  return (
    <div className="home-hero">
      <div className="home-words">
        {title && <Title className="home-title">{title}</Title>}
        {text && <p className="home-text">{text}</p>}
        {tagline && <p className="home-tagline">{tagline}</p>}
        {actions.length > 0 && (
          <p className="home-actions">
            {actions.map(({ label, path, primary }) => (
              <a key={label} className={primary ? 'button primary' : 'button'} href={href(base, path)}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      {image && (
        <div className="home-image">
          <picture className={image.dark === undefined ? undefined : 'only-light'}>
            <img src={href(base, image.src)} alt={image.alt} />
          </picture>
          {image.dark !== undefined && (
            <picture className="only-dark">
              <img src={href(base, image.dark)} alt={image.alt} loading="lazy" />
            </picture>
          )}
        </div>
      )}
    </div>
  );
});

export interface FeaturesProps {
  features: Feature[];
}

/** The grid below the hero of a start page. */
export const Features = replaceable<FeaturesProps>('Features', ({ features }) => {
  const { base } = useSite();
  return (
    <ul className="home-features">
      {features.map(({ title, details, icon, path, label }) => (
        <li key={`${title} ${details}`}>
          {icon && (
            <span className="home-icon" aria-hidden="true">
              {icon}
            </span>
          )}
          {title && <strong>{path !== undefined && label === undefined ? <a href={href(base, path)}>{title}</a> : title}</strong>}
          {details && <p>{details}</p>}
          {path !== undefined && label !== undefined && (
            <p>
              <a href={href(base, path)}>{label}</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
});
