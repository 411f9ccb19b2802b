// The steps of docker/Dockerfile without Docker: each stage is a folder that a process sees as its root. Of the machine itself a process in
// there sees /usr alone, for reading.
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './paths.mjs';
import { run, start } from './processes.mjs';
import { Refusal } from './progress.mjs';

/** The instructions of a Dockerfile, as `[word, rest]`. */
const instructionsOf = (text) =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^(\w+)\s+(.*)$/.exec(line.trim()).slice(1));

/** Whether `.dockerignore` leaves a path out. */
const ignores = (patterns) => (path) =>
  patterns.some((pattern) => {
    const words = pattern
      .replace(/^\*\*\//, '')
      .replace(/[.+]/g, '\\$&')
      .replace(/\*/g, '[^/]*');
    return new RegExp(`${pattern.startsWith('**/') ? '(^|/)' : '^'}${words}(/|$)`).test(path);
  });

const call = async (program, ...args) => {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Refusal(`${program} ${args.join(' ')}\n${output.trim()}`);
  return output;
};

/** What a base image brings: Node, npm, and the user `node`. */
function bare(folder) {
  for (const name of ['usr', 'tmp', 'proc', 'dev', 'root', 'local/bin', 'local/lib/node_modules'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['bin', 'sbin', 'lib', 'lib64'])
    if (existsSync(`/${name}`) && lstatSync(`/${name}`).isSymbolicLink())
      symlinkSync(`usr/${name}`, join(folder, name));
  cpSync('/etc', join(folder, 'etc'), { recursive: true, filter: (path) => !path.startsWith('/etc/shadow') });
  writeFileSync(join(folder, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/tmp:/bin/sh\n');
  writeFileSync(join(folder, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  cpSync(process.execPath, join(folder, 'local/bin/node'));
  const npm = dirname(dirname(process.env.npm_execpath));
  cpSync(npm, join(folder, 'local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'local/bin/npm'));
}

/** Shell words of a command line that sees `folder` as its root. */
function inside(folder, { user, directory }, line) {
  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const mounts = [
    'mount --bind -o ro /usr usr',
    'mount --bind local usr/local',
    'mount --bind /dev dev',
    'mount -t proc proc proc',
  ];
  const id = user === 'node' ? '--userspec=1000:1000' : '--userspec=0:0';
  const command = `cd ${quoted(directory)} && ${line}`;
  return [
    '--mount',
    'sh',
    '-ec',
    `cd ${quoted(folder)}; ${mounts.join('; ')}; exec chroot ${id} . sh -ec ${quoted(command)}`,
  ];
}

/** The image that the last stage leaves. */
class Image {
  env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOME: '/tmp' };
  directory = '/';
  user = 'root';

  constructor(folder) {
    this.folder = folder;
  }

  /** Starts a command line in it. */
  start(line, env = {}, options = {}) {
    const state = { user: this.user, directory: this.directory };
    return start('unshare', inside(this.folder, state, line), { env: { ...this.env, ...env }, ...options });
  }

  /** Runs it to its end; `{code, output}`. */
  run(line, env = {}) {
    const state = { user: this.user, directory: this.directory };
    return run('unshare', inside(this.folder, state, line), { env: { ...this.env, ...env } });
  }
}

/** Carries out docker/Dockerfile in `home`; `say` is told each step. `npm` is what npm needs on this machine: settings, certificates. */
export async function replay(home, npm, say) {
  const stages = new Map();
  let image;
  for (const [word, rest] of instructionsOf(readFileSync(join(root, 'docker/Dockerfile'), 'utf8'))) {
    if (word !== 'ENV') say(`${word} ${rest}`);
    if (word === 'FROM') {
      const [base, , name = 'last'] = rest.split(/\s+/);
      image = new Image(join(home, name));
      const from = stages.get(base);
      if (from) await call('cp', '-a', from.folder, image.folder);
      else bare(image.folder);
      if (from) Object.assign(image, { env: { ...from.env }, directory: from.directory });
      stages.set(name, image);
    } else if (word === 'WORKDIR') {
      image.directory = rest;
      mkdirSync(join(image.folder, rest), { recursive: true });
    } else if (word === 'ENV') {
      for (const pair of rest.split(/\s+/)) image.env[pair.split('=')[0]] = pair.slice(pair.indexOf('=') + 1);
    } else if (word === 'USER') image.user = rest;
    else if (word === 'RUN') {
      const { code, output } = await image.run(rest, image.env.NODE_ENV ? {} : npm);
      if (code !== 0) throw new Refusal(`RUN ${rest}\n${output.trim()}`);
    } else if (word === 'COPY') await copy(image, rest.split(/\s+/), stages);
    else if (word === 'CMD') image.command = shellOf(rest);
    else if (word === 'HEALTHCHECK') image.health = shellOf(rest.slice(rest.indexOf('CMD') + 4));
    else if (!['VOLUME', 'EXPOSE'].includes(word))
      throw new Refusal(`docker/Dockerfile: ${word} is not replayed.`);
  }
  for (const { folder } of stages.values()) if (folder !== image.folder) rmSync(folder, { recursive: true });
  return image;
}

/** A command as an array of JSON, as the shell takes it. */
const shellOf = (json) =>
  JSON.parse(json)
    .map((word) => `'${word.replaceAll("'", "'\\''")}'`)
    .join(' ');

async function copy(image, words, stages) {
  const from = /^--from=(\w+)$/.exec(words[0])?.[1];
  const sources = words.slice(from ? 1 : 0, -1);
  const target = join(image.folder, posix.resolve(image.directory, words.at(-1)));
  if (!from && sources[0] === '.') return copyContext(target);
  for (const source of sources) {
    const path = join(from ? stages.get(from).folder : root, source);
    const isFolder = statSync(path).isDirectory();
    const intoFolder = words.at(-1).endsWith('/');
    mkdirSync(isFolder || intoFolder ? target : dirname(target), { recursive: true });
    await call('cp', '-a', '--no-preserve=ownership', isFolder ? `${path}/.` : path, target);
  }
}

/** All that stands in the repository and is not left out. */
async function copyContext(target) {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const left = ignores(patterns.filter((line) => line !== '' && !line.startsWith('#')));
  const listed = await call('git', '-C', root, 'ls-files', '--cached', '--others', '--exclude-standard');
  for (const path of listed
    .split('\n')
    .filter((one) => one !== '' && existsSync(join(root, one)) && !left(one)))
    cpSync(join(root, path), join(target, path));
}
