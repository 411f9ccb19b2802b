// Twenty writers whose units end out of order and are taken back at random, processes of theirs killed as they write, and three readers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from './product.mjs';

const processes = 4;
const readers = 3;

/** `places`: the addresses of the database for the readers, one after another. */
export async function raceOfFeed({ place, report, events, killEveryMs, urls = [place.url] }) {
  // The product makes the tables and the users.
  await (await startProduct(place)).stop();
  const rows = await place.query("SELECT id FROM users WHERE role = 'customer' ORDER BY id LIMIT 2");
  const users = rows.map(({ id }) => Number(id));
  const begin = (role, number, url) =>
    fork(join(import.meta.dirname, 'feed-worker.mjs'), [role, number, JSON.stringify(users)], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: place.folder },
    });
  const reading = Array.from({ length: readers }, (_, number) =>
    begin('reader', number, urls[number % urls.length]),
  );
  let started = 0;
  const startWriter = () => {
    const writer = begin('writer', ++started, place.url);
    writer.once('message', () => (writer.hasWritten = true));
    writer.ended = once(writer, 'exit');
    return writer;
  };
  const writing = Array.from({ length: processes }, startWriter);

  const began = performance.now();
  const count = async () =>
    Number((await place.query('SELECT COUNT(*) AS count FROM integration_events'))[0].count);
  let kills = 0;
  for (let killed = performance.now(); kills < processes || (await count()) < events; await sleep(200)) {
    const fallen = writing.find(({ exitCode }) => exitCode !== null);
    if (fallen) throw new Error(`A writer ended by itself with ${fallen.exitCode}`);
    const at = kills % processes;
    // On a slow machine a process would else be killed before it has begun, again and again, and hardly anything be written.
    if (performance.now() - killed < killEveryMs || !writing[at].hasWritten) continue;
    kills += 1;
    writing[at].kill('SIGKILL');
    await writing[at].ended;
    writing[at] = startWriter();
    killed = performance.now();
  }
  for (const writer of writing) writer.send('stop');
  await Promise.all(writing.map(({ ended }) => ended));
  const seconds = (performance.now() - began) / 1000;
  const answers = reading.map((reader) =>
    Promise.race([
      once(reader, 'message'),
      once(reader, 'exit').then(([code]) => Promise.reject(new Error(`A reader ended with ${code}`))),
    ]),
  );
  for (const reader of reading) reader.send('finish');
  const seen = (await Promise.all(answers)).map(([message]) => message);

  const kept = (await place.query('SELECT seq, id, orderId, userId FROM integration_events')).map(
    ({ seq, id, orderId, userId }) => ({ seq: Number(seq), id: Number(id), orderId, userId }),
  );
  kept.sort((one, two) => one.seq - two.seq);
  const early = kept.filter(({ id }, at) => at > 0 && id < kept[at - 1].id).length;
  report.figure(
    'events',
    `${kept.length} in ${Math.round(seconds)} s, ${kills} writers killed, ${early} behind one with a greater id`,
  );
  report.promise(
    'places without a gap',
    kept.every(({ seq }, at) => seq === kept[0].seq + at),
    `${kept[0].seq} to ${kept.at(-1).seq}`,
  );
  for (const [number, got] of seen.entries()) {
    const userId = users[number % users.length];
    const own = kept.filter((event) => event.userId === null || Number(event.userId) === userId);
    const distinct = new Set(got);
    const missed = own.filter(({ orderId }) => !distinct.has(orderId)).length;
    const inOrder = own.every(({ orderId }, at) => got[at] === orderId);
    report.promise(
      `reader ${number + 1} has got each event once and in their order`,
      missed === 0 && got.length === distinct.size && got.length === own.length && inOrder,
      `${got.length} events, ${missed} missed, ${got.length - distinct.size} twice`,
    );
  }
}
