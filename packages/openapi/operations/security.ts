import { type Document, listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import type { Credential } from '../request/request.ts';
import { valueAt } from '../request/value-at.ts';

/** A scheme that a request needs, with its required scopes. */
export interface Need {
  id: string;
  scheme: Node;
  scopes: string[];
}

/** Alternatives for authenticating an operation. Each one requires all of its schemes; an empty one requires nothing. */
export function needsOf(document: Document, node: Node): Need[][] {
  const schemes = nodeOf(nodeOf(document.root.components).securitySchemes);
  return listOf(node.security ?? document.root.security).map((needs) =>
    Object.entries(nodeOf(needs)).map(([id, scopes]) => ({
      id,
      scheme: id.startsWith('#/') ? document.at(id) : document.resolve(valueAt(schemes, id)),
      scopes: listOf(scopes).map(String),
    })),
  );
}

/** Credentials that the samples send, from the first alternative. `variable` is used if there's only one key. */
export function credentialsOf(document: Document, node: Node, variable: string): Credential[] {
  const needs = (needsOf(document, node)[0] ?? []).filter(({ scheme }) => sendsKey(scheme));
  const isOnly = needs.length === 1;
  const prefix = variable.replace(/_?(?:API_?)?(?:KEY|TOKEN)$/, '') || 'API';
  return needs.map(({ id, scheme }): Credential => {
    const { type, scheme: word, name, in: place } = scheme;
    const own = isOnly ? variable : variableOf(type === 'apiKey' ? textOf(name) : id);
    if (type === 'http' && /^basic$/i.test(textOf(word))) return { kind: 'basic', user: `${prefix}_USER`, password: `${prefix}_PASSWORD` };
    if (type === 'apiKey') {
      if (place === 'query' || place === 'cookie') return { kind: place, name: textOf(name), variable: own };
      return { kind: 'header', name: textOf(name), prefix: '', variable: own };
    }
    const said = type === 'http' ? textOf(word) || 'Bearer' : 'Bearer';
    return { kind: 'header', name: 'Authorization', prefix: `${said.charAt(0).toUpperCase()}${said.slice(1)} `, variable: own };
  });
}

function sendsKey({ type, name }: Node): boolean {
  return type === 'http' || type === 'oauth2' || type === 'openIdConnect' || (type === 'apiKey' && textOf(name) !== '');
}

/** `PLAID-CLIENT-ID` → `PLAID_CLIENT_ID` */
function variableOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();
  return /^[A-Z_]/.test(words) ? words : `KEY_${words}`;
}
