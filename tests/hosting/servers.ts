import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/free-port.ts';
import { findProgram, type TestProgram } from '../../tools/test-programs.js';

export interface RunningServer {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a server for a published folder; the files for servers are next to it. */
export type StartServer = (published: string) => Promise<RunningServer>;

function programOf(name: TestProgram): string {
  const found = findProgram(name);
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}

/** nginx with the two generated files included as they instruct. */
export const startNginx: StartServer = async (published) => {
  const { folder, port } = await room('nginx');
  const hosting = `${published}.hosting/nginx`;
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${hosting}/docs-http.conf;
  server { listen 127.0.0.1:${port}; root ${published}; include ${hosting}/docs-server.conf; }
}`,
  );
  return run(programOf('nginx'), ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')], folder, port);
};

/** Caddy with the generated file imported into a site block. */
export const startCaddy: StartServer = async (published) => {
  const { folder, port } = await room('caddy');
  writeFileSync(
    path.join(folder, 'Caddyfile'),
    `{
	admin off
	auto_https off
	default_bind 127.0.0.1
}
http://:${port} {
	root * ${published}
	import ${published}.hosting/caddy/docs.caddy
	handle /llms.txt {
		file_server
	}
	respond 404
}
`,
  );
  return run(programOf('caddy'), ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], folder, port, {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
};

/** Apache with the generated `.htaccess` at the root of a copy of the folder. */
export const startApache: StartServer = async (published) => {
  const { folder, port } = await room('apache');
  const site = path.join(folder, 'site');
  cpSync(published, site, { recursive: true });
  cpSync(`${published}.hosting/apache/.htaccess`, path.join(site, '.htaccess'));
  const modules = ['authz_core', 'dir', 'mime', 'headers', 'rewrite', 'filter', 'deflate', 'mpm_event'];
  const root = '/usr/lib/apache2/modules';
  writeFileSync(
    path.join(folder, 'httpd.conf'),
    `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules
  .filter((name) => existsSync(`${root}/mod_${name}.so`))
  .map((name) => `LoadModule ${name}_module ${root}/mod_${name}.so`)
  .join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Options FollowSymLinks
  Require all granted
</Directory>
`,
  );
  return run(programOf('apache2'), ['-f', path.join(folder, 'httpd.conf'), '-D', 'FOREGROUND'], folder, port);
};

/** Cloudflare's worker runtime with `_worker.js`, which gets the files of the folder from another server. */
export async function startWorkerd(published: string, assets: string): Promise<RunningServer> {
  const { folder, port } = await room('workerd');
  cpSync(`${published}/_worker.js`, path.join(folder, 'worker.js'));
  writeFileSync(
    path.join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      bindings = [(name = "ASSETS", service = "assets")],
      compatibilityDate = "2026-01-01",
    )),
    (name = "assets", external = (address = "${new URL(assets).host}", http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
  );
  const { platform, arch } = process;
  const system = `${platform === 'win32' ? 'windows' : platform}-${arch === 'x64' ? '64' : arch}`;
  const program = createRequire(import.meta.url).resolve(`@cloudflare/workerd-${system}/bin/workerd`);
  return run(program, ['serve', path.join(folder, 'config.capnp')], folder, port);
}

async function room(name: string): Promise<{ folder: string; port: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), `docs-${name}-`));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'logs'));
  return { folder, port: await freePort() };
}

async function run(
  program: string,
  args: string[],
  folder: string,
  port: number,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(origin)); tries++) {
    if (child.exitCode !== null || tries > 200) {
      const log = existsSync(`${folder}/error.log`) ? execFileSync('cat', [`${folder}/error.log`]).toString() : '';
      child.kill();
      throw new Error(`${program} did not start: ${said}${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${origin}/`, { agent: false }, (response) => {
      response.resume();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}
