import { readFileSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import { randomHex } from '../src/platform/common/hashes';
import { buildWriter } from '../src/storage/data-source';
import { PostOffice } from './mail-support/post-office';
import { letterTo, World } from './mail-support/world';

let world: World;
let office: PostOffice;

beforeAll(async () => {
  Logger.overrideLogger(false);
  world = await World.create();
  office = await new PostOffice().open();
});

afterAll(async () => {
  await office.close();
  await world.destroy();
});

/** What the file of the database holds once all that was written is in it. */
async function fileOf({ database }: ReturnType<World['config']>): Promise<Buffer> {
  const writer = await buildWriter(database).initialize();
  await writer.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await writer.destroy();
  return readFileSync(database.kind === 'sqlite' ? database.file : '');
}

it('a link that was sent is not in the file of the database any more, however long its letter was', async () => {
  const replica = await world.replica(office.url);
  const tokens = Array.from({ length: 20 }, () => randomHex(32));
  for (const [at, token] of tokens.entries()) {
    const html = `<p>${token}</p>`.padEnd(500 + at * 700, 'Шлях ');
    await world.post(replica, { ...letterTo(`n${at}@example.by`), body: token, html });
  }
  const found = async (): Promise<string[]> => {
    const file = await fileOf(world.config());
    return tokens.filter((token) => file.includes(token));
  };
  expect(await found()).toEqual(tokens);
  await replica.mailer.deliverDue();
  expect(office.arrived).toHaveLength(20);
  expect(await found()).toEqual([]);
});
