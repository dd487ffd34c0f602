import type { Diagnostic } from '../../shared/diagnostic.ts';

/**
 * Reports what the content security policy blocked in this document, including anything blocked before
 * this script ran. Returns a function that clears the list, for when another page is shown.
 */
export function watchViolations(report: (diagnostics: Diagnostic[]) => void): () => void {
  const found = new Map<string, Diagnostic>();
  const add = (blocked: string, directive: string) => {
    const what = /^(inline|eval|trusted-types\S*)?$/.test(blocked) ? 'inline code or styles' : blocked;
    const message = `The content security policy of the site blocks ${what} (${directive}).`;
    const help = 'It will be blocked for readers too. Add it to the site as a file or a component.';
    found.set(message, { id: 'policy-broken', message, help, file: location.pathname, line: 1, column: 1 });
    report([...found.values()]);
  };
  const observe = (reports: Report[]) => {
    for (const { body } of reports) {
      const violation: Record<string, unknown> = JSON.parse(JSON.stringify(body));
      add(String(violation.blockedURL ?? ''), String(violation.effectiveDirective ?? ''));
    }
  };
  if ('ReportingObserver' in window) new ReportingObserver(observe, { types: ['csp-violation'], buffered: true }).observe();
  // Firefox reports only violations from now on.
  else document.addEventListener('securitypolicyviolation', (event) => add(event.blockedURI, event.effectiveDirective));
  return () => {
    found.clear();
    report([]);
  };
}
