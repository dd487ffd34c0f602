import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import path from 'node:path';
import type { Limits } from './limits.ts';

/** `full`: Linux namespaces. `process`: only a process group, limits and an empty folder, with access to the network and other files. */
export type Isolation = 'full' | 'process';

/** New network, PID and mount namespaces for an unprivileged user. They end with their first process. */
const UNSHARE = ['unshare', '-rmpf', '--kill-child', '--mount-proc'];

/** Places where authors keep keys, which appear empty to samples. */
const KEYS = '.ssh .aws .azure .gnupg .config .docker .kube .netrc .npmrc .pypirc .git-credentials .gem .cargo/credentials.toml'.split(' ');

let known: Isolation | undefined;

/** The best isolation the system allows. */
export function availableIsolation(): Isolation {
  const isAllowed = () =>
    process.platform === 'linux' &&
    spawnSync(UNSHARE[0] ?? '', [
      ...UNSHARE.slice(1),
      '-n',
      'sh',
      '-c',
      'mount -t tmpfs -o size=1m none /mnt && mount -o remount,bind,ro /',
    ]).status === 0;
  known ??= isAllowed() ? 'full' : 'process';
  return known;
}

/** Where a sample runs. */
export function workFolder(folder: string): string {
  return path.join(folder, 'run/work');
}

/** For temporary files. It can't be the work folder, because Go ignores a `go.mod` in the temporary folder. */
export function temporaryFolder(folder: string): string {
  return path.join(folder, 'temporary/files');
}

/** Configuration of the room in which a sample runs. */
export interface Room {
  isolation: Isolation;
  limits: Limits;
  /** Folder of the run: `input` has its files, `run/work` is where it runs, `temporary` is for its namespace. */
  folder: string;
  /** Folder open as file descriptor 8 for the services. */
  sockets: string | undefined;
  /** Folders kept between runs, such as a compiler's cache. */
  kept: readonly string[];
  hasNetwork: boolean;
  /** Commands that start before the sample and stop with it. */
  services: readonly string[];
}

/** A command that runs commands in sequence in a room. Only the last one may print to stdout. */
export function roomCommand(commands: readonly (readonly string[])[], room: Room): string[] {
  const { isolation, limits, folder } = room;
  const last = commands.at(-1) ?? [];
  const work = workFolder(folder);
  const script = [
    ...(isolation === 'full' ? mounts(room) : []),
    'ulimit -c 0',
    // Reserved address space doesn't count: engines like V8 reserve far more than they use.
    `ulimit -d ${limits.memory * 1024} 2>/dev/null || true`,
    `ulimit -f ${limits.disk * 2048} 2>/dev/null || true`,
    // In a namespace, only its own processes count, except for root.
    ...(isolation === 'full' ? [`ulimit -u ${limits.processes} 2>/dev/null || true`] : []),
    `cd ${quoted(work)}`,
    ...room.services,
    ...commands.slice(0, -1).map((command) => `${line(command)} >&2 || exit $?`),
    // Otherwise the first process of a namespace wouldn't get its children's signals.
    isolation === 'full' ? `${line(last)}; exit $?` : `exec ${line(last)}`,
  ].join('\n');
  return isolation === 'full' ? [...UNSHARE, ...(room.hasNetwork ? [] : ['-n']), 'sh', '-c', script] : ['sh', '-c', script];
}

function mounts({ limits, folder, kept, sockets, hasNetwork }: Room): string[] {
  const [work, input, temporary] = [workFolder(folder), path.join(folder, 'input'), path.join(folder, 'temporary')].map(quoted);
  const hidden = KEYS.map((name) => quoted(path.join(homedir(), name)));
  return [
    'set -e',
    ...(sockets === undefined ? [] : [`exec 8<${quoted(sockets)}`]),
    // Existing files in /tmp stay readable. Writes go to memory and are discarded.
    `mount -t tmpfs -o size=${limits.disk}m,nr_inodes=20000 samples ${temporary}`,
    `mkdir ${temporary}/upper ${temporary}/work`,
    `mount -t overlay -o lowerdir=/tmp,upperdir=${temporary}/upper,workdir=${temporary}/work overlay /tmp 2>/dev/null || true`,
    `mkdir -p ${quoted(temporaryFolder(folder))}`,
    `mount -t tmpfs -o size=${limits.disk}m,nr_inodes=20000 samples ${work}`,
    `cp -RP ${input}/. ${work}`,
    ...kept.map((name) => `mount --bind ${quoted(name)} ${quoted(name)}`),
    'mount -o remount,bind,ro /',
    `for place in ${hidden.join(' ')}; do`,
    '  if [ -d "$place" ]; then mount -t tmpfs -o size=1m,ro none "$place"; elif [ -e "$place" ]; then mount --bind /dev/null "$place"; fi',
    'done',
    ...(hasNetwork ? [] : ['{ ip link set lo up || ifconfig lo up; } >/dev/null 2>&1 || true']),
    'set +e',
  ];
}

function line(command: readonly string[]): string {
  return command.map(quoted).join(' ');
}

/** Quotes a text as a shell word. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
