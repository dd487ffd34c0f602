/** Where a sample runs: what it says of `/tmp` and of other hosts is led to a folder and a server of the test. */
export class Place {
  readonly folder: string;
  readonly server: string;

  /** `folder` stands for `/tmp`; `server` is where addresses on the contract server begin. */
  constructor(folder: string, server: string) {
    this.folder = folder;
    this.server = server;
  }

  /** `https://api.example.com/x` → `http://127.0.0.1:1234/7/api.example.com/x`. */
  inside(text: string): string {
    return text.replaceAll(/\/tmp\b/g, this.folder).replaceAll(/https?:\/\/(?!127\.)(?=[\w$])/g, `${this.server}/`);
  }

  outside(text: string): string {
    return text.replaceAll(`${this.server}/`, 'https://').replaceAll(this.folder, '/tmp');
  }

  /** The same for every text in plain data. */
  data<Data>(value: Data, how: (text: string) => string): Data {
    if (value === undefined) return value;
    const result: Data = JSON.parse(JSON.stringify(value), (_key, inner: unknown) => (typeof inner === 'string' ? how(inner) : inner));
    return result;
  }
}
