// Programs outside npm that only the tests need: a MariaDB server, a Chromium, and what the examples for integrators run on.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { phase } from './progress.mjs';

// Debian keeps servers where only root looks for programs.
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The full path of the first of the programs that is there, or undefined. */
export function findProgram(...names) {
  const executable = (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
}

export const programs = {
  mariadb: {
    name: 'MariaDB',
    // Without mariadb-server itself nothing is started by the installation.
    packages: ['mariadb-server-core', 'mariadb-client-core'],
    find: () => findProgram('mariadb-install-db') && findProgram('mariadbd'),
  },
  chromium: {
    name: 'Chromium',
    // The browser without its windows takes half the processor time of the whole one.
    packages: ['chromium-headless-shell'],
    find: () =>
      process.env.CHROMIUM_PATH ??
      findProgram(
        'chromium-headless-shell',
        'chromium',
        'chromium-browser',
        'google-chrome-stable',
        'google-chrome',
      ),
  },
  wholeChromium: {
    name: 'Chromium with its back/forward cache',
    // The one without windows keeps no left page since version 156.
    packages: ['chromium'],
    find: () =>
      process.env.WHOLE_CHROMIUM_PATH ??
      findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'),
  },
  php: {
    name: 'PHP with curl',
    packages: ['php-cli', 'php-curl'],
    // Debian's php-cli comes without the extension that the examples send with.
    find: () => {
      const php = findProgram('php');
      return php && spawnSync(php, ['--ri', 'curl']).status === 0 ? php : undefined;
    },
  },
  python: { name: 'Python', packages: ['python3'], find: () => findProgram('python3') },
  systemd: {
    name: 'systemd in namespaces of its own',
    packages: ['systemd'],
    // Most containers, and all but root, may make none.
    find: () =>
      existsSync('/lib/systemd/systemd') &&
      spawnSync('unshare', ['--mount', '--pid', '--fork', '--cgroup', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
        .status === 0,
  },
  office: {
    name: 'LibreOffice, Poppler and ZBar',
    packages: ['libreoffice-writer', 'libreoffice-calc', 'poppler-utils', 'fonts-liberation', 'zbar-tools'],
    find: () => ['soffice', 'pdftotext', 'pdftoppm', 'pdfinfo', 'zbarimg'].every((name) => findProgram(name)),
  },
  curl: {
    name: 'curl and jq',
    packages: ['curl', 'jq'],
    find: () => findProgram('curl') && findProgram('jq'),
  },
};

/** Installs by apt those of the named programs that are missing, where it can; returns the names still missing. */
export async function ensurePrograms(names) {
  const missing = () => names.filter((name) => !programs[name].find());
  if (missing().length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) {
    const packages = missing().flatMap((name) => programs[name].packages);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await phase(`Installing ${packages.join(', ')} (apt-get)`, async (say) => {
      const apt = (...args) => run('apt-get', ['-q', ...args], { env });
      const update = await apt('update');
      const install = await apt('install', '-y', '--no-install-recommends', ...packages);
      if (install.code !== 0) say(`${update.output}${install.output}`.trim());
    });
  }
  return missing();
}
