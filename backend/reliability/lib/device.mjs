// A disk of its own, whose power can be cut: a file system in a file. What has not been flushed is in the memory of the kernel alone, and
// is not in the file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from '../../../scripts/lib/processes.mjs';
import { findProgram } from '../../../scripts/lib/system.mjs';

const size = 1024 ** 3;

/** What is missing for one on this machine. */
export function missingForDevice() {
  const programs = ['mkfs.ext4', 'losetup'].filter((name) => !findProgram(name));
  return process.getuid?.() === 0 ? programs : ['root', ...programs];
}

export function makeDevice() {
  const home = mkdtempSync(join(tmpdir(), 'shlyah-device-'));
  const folder = join(home, 'disk');
  let image = join(home, 'image-0');
  let cuts = 0;
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, size);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
  // Nothing is written for the sake of time alone: what nobody flushes stays in memory.
  const mount = () => execFileSync('mount', ['-o', 'loop,commit=600', image, folder]);
  mount();
  const leave = onEnd(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(home, { recursive: true, force: true });
  });
  return {
    folder,
    leave,
    /** What the disk holds this very moment is all that is left. Everything that writes there is killed. */
    cut: async (programs) => {
      for (const program of programs) program.signal('SIGSTOP');
      cuts += 1;
      const left = join(home, `image-${cuts}`);
      execFileSync('cp', ['--sparse=always', image, left]);
      await Promise.all(programs.map((program) => program.kill()));
      execFileSync('umount', ['--lazy', folder]);
      rmSync(image);
      image = left;
      mount();
    },
  };
}
