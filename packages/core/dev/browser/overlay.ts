import { element } from '../../dom/elements.ts';
import type { Diagnostic } from '../../shared/diagnostic.ts';

const STYLE = `
:host { position: fixed; inset: auto 1rem 1rem; z-index: 1000; display: grid; justify-items: center; pointer-events: none; font: 0.875rem/1.5 var(--font, sans-serif); }
section { pointer-events: auto; position: relative; max-width: 46rem; max-height: 50vh; overflow: auto; box-sizing: border-box; padding: 0.75rem 3rem 0.75rem 1rem; color: var(--ink); background: var(--danger-bg); border: 1px solid var(--danger); border-radius: 10px; box-shadow: 0 4px 24px #0004; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 0.5rem; }
code { font-family: var(--mono, monospace); color: var(--danger); overflow-wrap: anywhere; }
p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
button { position: absolute; top: 0.5rem; right: 0.5rem; width: 2rem; height: 2rem; font: inherit; color: inherit; background: none; border: 1px solid transparent; border-radius: 6px; cursor: pointer; }
button:hover { border-color: var(--danger); }
`;

let host: HTMLElement | undefined;
/** Diagnostics that were already shown. A panel that the author has closed stays closed. */
let reported = '';

/** Lists diagnostics with location and fix in a panel above the page. The panel disappears when they are fixed. */
export function showDiagnostics(diagnostics: Diagnostic[]): void {
  const text = JSON.stringify(diagnostics);
  if (text === reported) return;
  reported = text;
  remove();
  if (diagnostics.length === 0) return;
  const entries = diagnostics.map(({ file, line, column, message, help }) =>
    element('li', {}, element('code', {}, `${file}:${line}:${column}`), element('p', {}, message), element('p', {}, help)),
  );
  const close = element('button', { type: 'button', 'aria-label': 'Close' }, '✕');
  close.addEventListener('click', remove);
  host = makeHost(element('ul', {}, ...entries), close);
}

function remove(): void {
  host?.remove();
  host = undefined;
}

function makeHost(...inside: Node[]): HTMLElement {
  const panel = document.createElement('docs-mistakes');
  // A style sheet object is needed because the site's content security policy, which `docs dev` also applies, forbids style elements.
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  const root = panel.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [style];
  root.append(element('section', { role: 'alert', 'aria-label': 'Errors and warnings' }, ...inside));
  document.body.append(panel);
  return panel;
}
