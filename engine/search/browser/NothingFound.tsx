import type { SiteInfo } from '../../shared/settings.ts';
import type { ShownAnswer } from './messages.ts';
import { Suggestion } from './Results.tsx';
import type { SearchBox } from './search-box.ts';

/** What was understood, what may have been meant, and where else to look. */
export function NothingFound({ answer, box, site }: { answer: ShownAnswer; box: SearchBox; site: SiteInfo }) {
  return (
    <div className="told">
      <p>
        Nothing was found for <strong>{answer.query.trim()}</strong>.{' '}
        {answer.understood.length > 0 ? `Understood: ${answer.understood.join(', ')}.` : 'None of its words is on this site.'}
      </p>
      {answer.suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {answer.suggestions.map((word, index) => (
            <span key={word}>
              {index > 0 && ', '}
              <Suggestion box={box} query={word} />
            </span>
          ))}
          ?
        </p>
      )}
      <p>
        Try fewer or other words, or look through <a href={`${site.base}search/#all-pages`}>all pages</a>.
      </p>
    </div>
  );
}
