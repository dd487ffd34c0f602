import { type Dialect, lineFrom } from '../../core/plugin/dialect.ts';

/** `={useBaseUrl('/a.png')}` and `={require('./a.png').default}`. */
const CALL = /=\{(?:useBaseUrl|require)\((["'])([^"'\n]+)\1\)(?:\.default)?\}/g;
/** `](@site/docs/a.md)`, `="@site/static/a.png"`. */
const FROM_ROOT = /(?<=\]\(|=")@site\/(?:static\/)?/g;

/** File references in Docusaurus pages → addresses. */
export const siteFiles: Dialect = (lines) =>
  lines.map((line) => {
    if (line.verbatim || line.mark) return line;
    const text = line.text.replace(CALL, '="$2"').replace(FROM_ROOT, '/');
    return text === line.text ? line : lineFrom(line, text);
  });
