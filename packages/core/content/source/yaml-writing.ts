import { type Document, isScalar, visit } from 'yaml';

/** Fields that are read as text, whatever YAML makes of it: `title: True`. */
const TEXTS = new Set([
  ...['title', 'description', 'short_description', 'summary', 'label', 'name', 'text', 'tagline', 'details', 'site_name', 'version'],
  ...['slug', 'permalink', 'alias', 'aliases', 'redirect_from', 'keywords', 'tag', 'tags'],
  ...['sidebar_label', 'sidebarTitle', 'sidebar_title', 'nav_title', 'navTitle', 'menuTitle', 'linkTitle', 'linktitle'],
]);

/**
 * YAML whose values are text for whoever wrote them: a number keeps how it is written where its value alone would be written
 * otherwise (`1.10`, `0x1F`, `1e3`), names of fields too, and so does what is read as text and is none for YAML (`True`).
 * What wants a number or a flag has to take both.
 */
export function keepWriting(document: Document): void {
  visit(document, {
    Scalar(_, node, path) {
      const { value, source } = node;
      if (source === undefined || String(value) === source) return;
      if (typeof value === 'number' || typeof value === 'bigint') node.value = source;
      if (typeof value !== 'boolean') return;
      const field = path.findLast((one) => 'key' in one);
      if (field && 'key' in field && isScalar(field.key) && TEXTS.has(String(field.key.value))) node.value = source;
    },
  });
}
