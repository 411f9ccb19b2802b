// The embedded database on a disk that becomes full, and with a limit on the size of its files (I/O errors).
import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEnd } from '../../../scripts/lib/processes.mjs';
import { findProgram } from '../../../scripts/lib/system.mjs';
import { compare, Customer, storedOrders } from '../lib/orders.mjs';
import { embedded } from '../lib/place.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'The disk becomes full';
export const engines = ['sqlite'];

const room = 300 * 1024;

export async function run({ place, report, short }) {
  if (process.getuid?.() === 0) await fault(report, smallDisk(place), short);
  else report.figure('a full disk', 'not tried, mounting a small one takes root');
  if (!findProgram('prlimit'))
    return report.figure('I/O errors', 'not tried, they take prlimit (util-linux)');
  report.heading('Files may not grow (I/O errors): SQLite');
  const other = embedded();
  await fault(report, limitedFiles(other), short);
  await other.leave();
}

/** A file system of its own; `full` leaves a little room, so that it ends in the middle of the load. */
function smallDisk(place) {
  const { folder } = place;
  const ballast = join(folder, 'ballast');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
  const unmount = onEnd(() => execFileSync('umount', ['--lazy', folder]));
  return {
    place,
    prefix: [],
    full: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - room));
    },
    free: () => rmSync(ballast),
    end: unmount,
  };
}

/** Writing beyond the limit fails as on a broken disk, once the signal that goes with it is ignored. */
function limitedFiles(place) {
  const limit = (pid, size) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`]);
  return {
    place,
    prefix: ['/bin/sh', '-c', 'trap \'\' XFSZ; exec "$0" "$@"'],
    full: ({ child }) => limit(child.pid, statSync(`${place.file}-wal`).size + room),
    free: ({ child }) => limit(child.pid, 'unlimited'),
    end: () => undefined,
  };
}

async function fault(report, { place, prefix, full, free, end }, short) {
  const [refusals, restMs, wanted] = short ? [30, 1000, 100] : [200, 5000, 600];
  const product = await startProduct(place, { prefix });
  const before = await storedOrders(place);
  const customer = await Customer.login(product);
  await customer.keepPlacing(4, () => customer.acknowledged.length < 20);

  full(product);
  await customer.keepPlacing(4, () => (customer.statuses[503] ?? 0) < refusals);
  const read = await fetch(`${product.url}/api/order`, { headers: customer.session });
  const cpuBefore = product.cpuSeconds();
  await sleep(restMs);
  const cpu = ((product.cpuSeconds() - cpuBefore) * 1000) / restMs;

  free(product);
  const freed = performance.now();
  while ((await customer.place()) !== 201) await sleep(20);
  const backMs = performance.now() - freed;
  await customer.finish(60_000);
  await customer.keepPlacing(4, () => customer.acknowledged.length < wanted);

  customer.promiseOnly(report, 201, 422, 503);
  report.promise(
    'every 503 says when to retry',
    customer.withoutRetryAfter === 0,
    `${customer.withoutRetryAfter} without`,
  );
  report.promise('lists are read while it is full', read.status === 200, read.status);
  report.promise(
    'the process rests while it is full',
    cpu < 0.5,
    `${Math.round(cpu * 100)} % of a processor`,
  );
  const lines = product.lines('Changes cannot be saved').length;
  report.promise('the log says it once', lines === 1, `${lines} lines`);
  report.promise('back within 2 s of space', backMs < 2000, `${Math.round(backMs)} ms`);
  // What is not on the disk yet would be gone now.
  await product.kill();
  await compare(report, place, before, customer.acknowledged);
  const again = await startProduct(place);
  await compare(report, place, before, customer.acknowledged);
  await again.stop();
  end();
}
