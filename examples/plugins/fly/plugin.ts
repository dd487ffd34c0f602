import { defineHost, definePlugin } from '@workflow-docs/engine/plugin';

/** Files for a static site on Fly: Fly reads `fly.toml`, and the Caddy server in its image reads the `Caddyfile`. */
export default definePlugin({
  name: 'fly',
  hosts: {
    fly: defineHost(({ redirects, headers, hashed, notFoundPage }) => {
      const quote = (text: string) => JSON.stringify(text);
      const rules = [
        ...redirects.map(({ from, to, fragment }) => `redir ${quote(from)} ${quote(to + fragment)} 301`),
        ...headers.map(([name, value]) => `header ${name} ${quote(value)}`),
        ...hashed.map((address) => `header ${quote(address)} Cache-Control "public, max-age=31536000, immutable"`),
      ];
      const server = [
        ':8080 {',
        'root * /srv',
        ...rules,
        'handle_errors {',
        `rewrite * ${notFoundPage}`,
        'file_server',
        '}',
        'file_server',
        '}',
      ];
      return [
        { name: 'fly.toml', content: '[http_service]\ninternal_port = 8080\nforce_https = true\n', published: false },
        { name: 'Caddyfile', content: `${server.join('\n')}\n`, published: false },
      ];
    }),
  },
});
