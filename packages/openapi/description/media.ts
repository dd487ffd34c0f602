import { nodeOf } from './document.ts';

const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/i;

export function isJson(type: string): boolean {
  return JSON_TYPE.test(type);
}

export interface Media {
  type: string;
  media: unknown;
}

/** Media types of a body or response: JSON first, the others in order. */
export function mediaTypes(content: unknown): Media[] {
  const all = Object.entries(nodeOf(content)).map(([type, media]) => ({ type, media }));
  return [...all.filter(({ type }) => isJson(type)), ...all.filter(({ type }) => !isJson(type))];
}

/** The media type used in samples: JSON if available. */
export function mediaOf(content: unknown): Media | undefined {
  return mediaTypes(content)[0];
}
