// A disk of its own, whose power can be cut: a file system in a file. What has not been flushed is in the memory of the kernel alone, and
// is not in the file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from '../../../scripts/lib/processes.mjs';
import { findProgram } from '../../../scripts/lib/system.mjs';

const enough = 1024 ** 3;
/**
 * ext4 lets nothing out any more, not even what its journal holds (EXT4_IOC_SHUTDOWN, without a flush): otherwise it goes on moving blocks about
 * while the image is copied, and the copy would be of no single moment.
 */
const standStill =
  'open(my $disk, "<", $ARGV[0]) or die; my $how = pack("L", 2); ioctl($disk, 0x8004587D, $how) or die "$!"';
const call = (program, ...args) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** What is missing for one on this machine; a container may have root and yet no devices. */
export function missingForDevice() {
  const programs = ['mkfs.ext4', 'losetup', 'perl'].filter((name) => !findProgram(name));
  const missing = process.getuid?.() === 0 ? programs : ['root', ...programs];
  return missing.length > 0 || works() ? missing : ['a loop device that may be mounted'];
}

function works() {
  let device;
  try {
    device = makeDevice(8 * 1024 ** 2);
    call('perl', '-e', standStill, device.folder);
    return true;
  } catch {
    return false;
  } finally {
    device?.leave();
  }
}

export function makeDevice(size = enough) {
  const home = mkdtempSync(join(tmpdir(), 'shlyah-device-'));
  const folder = join(home, 'disk');
  let isMounted = false;
  const leave = onEnd(() => {
    if (isMounted) call('umount', '--lazy', folder);
    rmSync(home, { recursive: true, force: true });
  });
  let image = join(home, 'image-0');
  let cuts = 0;
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, size);
  call('mkfs.ext4', '-q', '-F', image);
  // Nothing is written for the sake of time alone: unflushed data stay in memory.
  const mount = () => call('mount', '-o', 'loop,commit=600', image, folder);
  try {
    mount();
    isMounted = true;
  } catch (error) {
    leave();
    throw error;
  }
  return {
    folder,
    leave,
    /** What the disk holds this very moment is all that is left. Everything that writes there is killed. */
    cut: async (programs) => {
      for (const program of programs) program.signal('SIGSTOP');
      cuts += 1;
      call('perl', '-e', standStill, folder);
      const left = join(home, `image-${cuts}`);
      call('cp', '--sparse=always', image, left);
      await Promise.all(programs.map((program) => program.kill()));
      call('umount', '--lazy', folder);
      rmSync(image);
      image = left;
      mount();
    },
  };
}
