import type { Settings } from '../config/settings.ts';
import type { PageFacts } from '../content/source/compiled-page.ts';
import type { Source } from '../content/source/find-sources.ts';
import type { AnyDiagnostic, DiagnosticPlace } from '../shared/diagnostic.ts';
import type { DiagnosticId, DiagnosticKind } from '../shared/diagnostic-kinds.ts';

type Kinds = Readonly<Record<string, DiagnosticKind>>;

/** Reports a problem. A file without a location means its beginning. */
type ReportAt<Id> = (place: DiagnosticPlace | string) => (id: Id | DiagnosticId, message: string, help: string) => void;

/** A function from its input to diagnostics, and the kinds that only it reports. */
type Check<Subject, Own> = ((subject: Subject) => AnyDiagnostic[]) & { kinds: Own };

export function defineCheck<Subject, const Own extends Kinds>(
  kinds: Own,
  run: (subject: Subject, reportAt: ReportAt<keyof Own>) => void,
): Check<Subject, Own> {
  const check = (subject: Subject) => collected<keyof Own>((reportAt) => run(subject, reportAt));
  return Object.assign(check, { kinds });
}

/** A check of one page against the others. `prepare` is called once for many pages. */
export function definePageCheck<Site, const Own extends Kinds>(
  kinds: Own,
  prepare: (site: Site) => (page: PageFacts, reportAt: ReportAt<keyof Own>) => void,
): ((site: Site) => (page: PageFacts) => AnyDiagnostic[]) & { kinds: Own } {
  const check = (site: Site) => {
    const run = prepare(site);
    return (page: PageFacts) => collected<keyof Own>((reportAt) => run(page, reportAt));
  };
  return Object.assign(check, { kinds });
}

function collected<Id>(run: (reportAt: ReportAt<Id>) => void): AnyDiagnostic[] {
  const found: AnyDiagnostic[] = [];
  run((place) => (id, message, help) => {
    found.push({ id: String(id), message, help, ...(typeof place === 'string' ? { file: place, line: 1, column: 1 } : place) });
  });
  return found;
}

/** The site before any page is compiled. */
export interface SiteFolder {
  sources: readonly Source[];
  /** Other files of the content folders. */
  assets: readonly Source[];
  settings: Settings;
}
