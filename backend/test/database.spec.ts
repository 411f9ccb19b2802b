import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { DataSource, Like } from 'typeorm';
import { Region } from '../src/modules/calculator/region.entity';
import { buildReader, buildWriter } from '../src/storage/data-source';
import { Database } from '../src/platform/database/database';
import { insertMany } from '../src/platform/database/insert-many';
import { withMigrationLease } from '../src/platform/database/migration-lease';
import { connectDatabase, openDatabase } from '../src/storage/open';
import { pause } from '../src/platform/database/timeouts';
import { Revision } from '../src/platform/database/revision.entity';
import { StoredFile } from '../src/platform/files/stored-file.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrderStatus } from '../src/modules/orders/model/order-status.entity';
import { City } from '../src/modules/points/city.entity';
import { Point } from '../src/modules/points/point.entity';
import { User } from '../src/modules/users/model/user.entity';
import { fillDatabase } from './support/filled-database';
import { until } from './support/reading';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let test: TestDatabase;

beforeEach(async () => {
  test = await createTestDatabase();
});

afterEach(() => test.drop());

const person = {
  email: 'a@b.by',
  passwordHash: '',
  role: 'customer',
  status: 'pending',
  organization: 'ООО',
  name: 'Пётр',
  phone: '',
  searchText: '',
  createdAt: new Date(),
} as const;

const file = {
  id: 'f'.repeat(32),
  kind: 'scan',
  name: 'a.pdf',
  mime: 'application/pdf',
  size: 1,
  content: Buffer.from([9]),
  createdAt: new Date(),
} as const;

const now = (): Date => new Date('2026-11-20T12:00:00Z');
const openEmpty = () => openDatabase({ database: test.config, demo: false }, now);

/** The same as a copy: the migrations take longer than a test. */
const openFilled = () => fillDatabase(test.config, false).then(() => connectDatabase(test.config));

/** All but intervals, which a test moves on. */
const timers = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

describe('the schema', () => {
  it('made by the migrations is the one that the entities describe', async () => {
    const writer = buildWriter(test.config);
    // Told that it is MariaDB, TypeORM reads that server's default values as they are meant.
    const options =
      writer.options.type === 'mysql' ? { ...writer.options, type: 'mariadb' as const } : writer.options;
    const source = await new DataSource(options).initialize();
    await source.runMigrations();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('is migrated and seeded once when two replicas start at the same moment', async () => {
    const [one, two] = await Promise.all([
      openDatabase({ database: test.config, demo: true }, now),
      openDatabase({ database: test.config, demo: true }, now),
    ]);
    expect(await one.read.count(User)).toBe(6);
    expect(await two.read.count(User)).toBe(6);
    await one.close();
    await two.close();
  });

  it('is the same after a migration that was killed behind any of its tables', async () => {
    const source = await buildWriter(test.config).initialize();
    await source.runMigrations();
    const [first] = await source.query<{ id: number }[]>('SELECT id FROM migrations ORDER BY id LIMIT 1');
    await source.query('DELETE FROM migrations WHERE id = ?', [first?.id]);
    await source.query('DROP TABLE events');
    await source.runMigrations();
    expect(await source.query('SELECT COUNT(*) AS count FROM events')).toHaveLength(1);
    await source.destroy();
  });

  it('that is newer than the program is said in one line, and works', async () => {
    await (await openEmpty()).close();
    const source = await buildWriter(test.config).initialize();
    await source.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')",
    );
    await source.destroy();
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const database = await openEmpty();
    expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringMatching(/^The schema is newer than this program, by Later9999999999999\./),
    ]);
    warn.mockRestore();
    expect(await database.read.exists(OrderStatus)).toBe(true);
    await database.close();
  });

  it('has places, prices and statuses, and no made-up points or people unless asked', async () => {
    const counts = async ({ read }: Database): Promise<number[]> =>
      Promise.all([City, Region, OrderStatus, Point, User].map((table) => read.count(table)));
    const real = await openEmpty();
    expect(await counts(real)).toEqual([2977, 7, 9, 0, 0]);
    await real.close();
    const demo = await openDatabase({ database: test.config, demo: true }, now);
    expect(await counts(demo)).toEqual([2977, 7, 9, 18, 6]);
    await demo.write((tx) => tx.deleteAll(Point));
    await demo.close();
    const again = await openDatabase({ database: test.config, demo: true }, now);
    expect(await counts(again)).toEqual([2977, 7, 9, 0, 6]);
    await again.close();
  });

  it('keeps what people changed when the product starts again', async () => {
    const first = await openEmpty();
    await first.write((tx) => tx.update(Revision, { name: 'tariff' }, { version: 7 }));
    await first.close();
    const second = await openEmpty();
    expect((await second.read.findOneByOrFail(Revision, { name: 'tariff' })).version).toBe(7);
    await second.close();
  });
});

describe('the lease of those who migrate', () => {
  let source: DataSource;

  beforeEach(async () => {
    source = await buildWriter(test.config).initialize();
  });

  afterEach(() => source.destroy());

  it('is held by one at a time, whatever the other one’s clock says', async () => {
    let second: Promise<unknown> = Promise.resolve();
    const order: string[] = [];
    await withMigrationLease(source, async () => {
      const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
      second = withMigrationLease(source, () => Promise.resolve(order.push('second')));
      await pause(500);
      ahead.mockRestore();
      order.push('first');
    });
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('is prolonged as long as the work goes on, and given back at its end', async () => {
    jest.useFakeTimers({ doNotFake: [...timers] });
    const expires = async (): Promise<number> => {
      const [row] = await source.query<{ expires: number | string }[]>('SELECT expires FROM migration_lease');
      return Number(row?.expires);
    };
    try {
      await withMigrationLease(source, async () => {
        const first = await expires();
        await source.query('UPDATE migration_lease SET expires = expires - 8000');
        jest.advanceTimersByTime(2500);
        await until(async () => (await expires()) >= first);
      });
      expect([await expires(), jest.getTimerCount()]).toEqual([0, 0]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('tells its holder when it has been taken', async () => {
    const query = source.query.bind(source);
    await withMigrationLease(source, async (lease) => {
      expect(await lease.keep(query)).toBe(true);
      await source.query("UPDATE migration_lease SET holder = 'another'");
      expect(await lease.keep(query)).toBe(false);
    });
    // And leaves it to the one who took it.
    expect(
      await source.query("SELECT expires > 0 AS held FROM migration_lease WHERE holder = 'another'"),
    ).toEqual([{ held: expect.anything() as unknown }]);
  });
});

describe('the unit of work', () => {
  it('keeps every acknowledged write and nothing of the failed ones, however many run at once', async () => {
    const database = await openFilled();
    const failure = new Error('undone on purpose');
    const units = Array.from({ length: 200 }, (_, index) =>
      database.write(async (tx) => {
        await tx.insert(Revision, { name: `unit-${index}`, version: index });
        await tx.increment(Revision, { name: 'points' }, 'version', 1);
        if (index % 3 === 0) throw failure;
      }),
    );
    const outcomes = await Promise.allSettled(units);
    const kept = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(kept).toBe(133);
    expect((await database.read.findOneByOrFail(Revision, { name: 'points' })).version).toBe(1 + kept);
    expect(await database.read.existsBy(Revision, { name: 'unit-3' })).toBe(false);
    expect(await database.read.existsBy(Revision, { name: 'unit-4' })).toBe(true);
    await database.close();
  });

  it('hides the half of a change from readers until it is whole', async () => {
    const database = await openFilled();
    const seen = await database.write(async (tx) => {
      await tx.insert(Revision, { name: 'half', version: 1 });
      return database.read.existsBy(Revision, { name: 'half' });
    });
    expect(seen).toBe(false);
    expect(await database.read.existsBy(Revision, { name: 'half' })).toBe(true);
    await database.close();
  });

  it('begun inside another one is refused at once, and harms nobody', async () => {
    const database = await openFilled();
    const nested = database.write(() =>
      database.write((tx) => tx.insert(Revision, { name: 'inner', version: 1 })),
    );
    await expect(nested).rejects.toThrow('A unit of work was begun inside another one');
    await database.write((tx) => tx.insert(Revision, { name: 'later', version: 1 }));
    expect(await database.read.existsBy(Revision, { name: 'inner' })).toBe(false);
    expect(await database.read.existsBy(Revision, { name: 'later' })).toBe(true);
    await database.close();
  });

  it('has exactly one winner among updates over the same version', async () => {
    const database = await openFilled();
    const update = () =>
      database.write(
        async (tx) => (await tx.update(Revision, { name: 'points', version: 1 }, { version: 2 })).affected,
      );
    const affected = await Promise.all(Array.from({ length: 20 }, update));
    expect(affected.filter((count) => count === 1)).toHaveLength(1);
    await database.close();
  });
});

describe('values', () => {
  it('go in and come out as they are, nothing and bytes alone among them', async () => {
    const database = await openFilled();
    await database.write((tx) => tx.insert(User, person));
    const { id } = await database.read.findOneByOrFail(User, { email: person.email });
    await database.write((tx) => tx.update(User, { id }, { organization: null }));
    await database.write((tx) => tx.insert(StoredFile, { ...file, ownerId: id }));
    await database.write((tx) => tx.update(StoredFile, { id: file.id }, { content: Buffer.from([0, 1]) }));
    const query = database.read.createQueryBuilder(StoredFile, 'file').addSelect('file.content');
    expect((await query.getOneOrFail()).content).toEqual(Buffer.from([0, 1]));
    expect((await database.read.findOneByOrFail(User, { id })).organization).toBeNull();
    await database.close();
  });

  // A statement has 20,000 of them at most.
  it.each([10_000, 10_001])('go in by the thousand: %d rows of two', async (count) => {
    const database = await openFilled();
    const rows = Array.from({ length: count }, (_, at) => ({ name: `many-${at}`, version: at }));
    await database.write((tx) => insertMany(tx, Revision, rows));
    const many = { name: Like('many-%') };
    expect(await database.read.countBy(Revision, many)).toBe(count);
    expect(await database.read.maximum(Revision, 'version', many)).toBe(count - 1);
    await database.close();
  });
});

describe('the reading side', () => {
  it('refuses writes on SQLite, where all of TypeORM would share one transaction', async () => {
    const database = await openFilled();
    const write = database.read.insert(Revision, { name: 'sneaked', version: 1 });
    if (database.kind === 'sqlite') await expect(write).rejects.toThrow('readonly');
    else await write;
    await database.close();
  });

  it('is the writer itself on a server, whose pool keeps transactions apart', async () => {
    const writer = buildWriter(test.config);
    expect(buildReader(test.config, writer) === writer).toBe(test.config.kind === 'mysql');
    expect(writer.hasMetadata(Order)).toBe(false);
  });
});
