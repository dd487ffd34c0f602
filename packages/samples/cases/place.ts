/** Environment of a run: `/tmp` and servers are redirected to a folder and a server on this machine. */
export interface Place {
  /** Replaces `/tmp`. */
  folder: string;
  /** Prefix of all addresses: `http://127.0.0.1:8080/7`. */
  server: string;
}

/** `https://api.example.com/x` → `http://127.0.0.1:8080/7/api.example.com/x`. */
export function inside(text: string, { folder, server }: Place): string {
  return text.replaceAll(/\/tmp\b/g, folder).replaceAll(/https?:\/\/(?!127\.)(?=[\w$])/g, `${server}/`);
}

export function outside(text: string, { folder, server }: Place): string {
  return text.replaceAll(`${server}/`, 'https://').replaceAll(folder, '/tmp');
}

/** Maps all strings in plain data. */
export function inData<Data>(value: Data, change: (text: string) => string): Data {
  if (value === undefined) return value;
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) => (typeof inner === 'string' ? change(inner) : inner));
}
