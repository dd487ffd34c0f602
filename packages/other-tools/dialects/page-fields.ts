import { type Dialect, lineFrom } from '../../core/plugin/dialect.ts';

/** `{{ $frontmatter.title }}` (VitePress), `{{ page.title }}` (Jekyll), `{frontMatter.title}` and `{frontmatter.title}` (Docusaurus, Astro). */
const FIELD = /\{\{-?[ \t]*(?:\$frontmatter|\$doc|page)\.([\w-]+)[ \t]*-?\}\}|(?<!\{)\{(?:frontMatter|frontmatter)\.([\w-]+)\}/g;
const WRITTEN = /^([\w-]+):[ \t]+(?:"([^"\\]*)"|'([^']*)'|([^\s"'[\]{}|>&*!].*))$/;

/** Replaces references to frontmatter fields with their values. */
export const pageFields: Dialect = (lines) => {
  const fields = new Map<string, string>();
  const end = lines.findIndex(({ text }, at) => at > 0 && text.trimEnd() === '---');
  for (const { text } of lines.slice(1, Math.max(1, end))) {
    const [, name = '', double, single, bare = ''] = WRITTEN.exec(text.trimEnd()) ?? [];
    if (name !== '') fields.set(name, double ?? single ?? bare);
  }
  return lines.map((line) => {
    if (line.verbatim || line.mark) return line;
    const text = line.text.replace(FIELD, (whole, braces?: string, brace = braces ?? '') => fields.get(brace) ?? whole);
    return text === line.text ? line : lineFrom(line, text);
  });
};
