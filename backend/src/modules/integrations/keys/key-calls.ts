import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { addDays, PAGE_SIZE, toMinsk } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { MoreThan } from 'typeorm';
import { Accounts } from '../../../platform/access/accounts';
import type { CallerRequest } from '../../../platform/http/caller';
import { Database } from '../../../platform/database/database';
import { insertMany } from '../../../platform/database/insert-many';
import { ScheduledJob } from '../../../platform/queue/scheduled-job';
import { plainAddress } from '../../../platform/common/addresses';
import { Clock } from '../../../platform/common/clock';
import { offsetOf, pageOf, type Page } from '../../../platform/http/page';
import type { KeyCallDto, KeyDayDto } from './dto/keys.dto';
import { KeyCall } from './key-call.entity';

const day = 24 * 60 * 60_000;
const keptDays = 7;
const flushMs = 1000;
/** Keeps what a request with a key has called and how it ended. */
export const noteCalls =
  (calls: KeyCalls) =>
  (request: CallerRequest, reply: FastifyReply, done: () => void): void => {
    const { key, operation = '', refused = null, id, ip } = request;
    if (key)
      calls.note({
        userId: key.userId,
        keyId: key.id,
        operation,
        status: reply.statusCode,
        code: refused,
        ms: Math.round(reply.elapsedTime),
        requestId: id,
        address: plainAddress(ip),
      });
    done();
  };

/** A replica keeps no more in memory while the database is away. */
const mostWaiting = 5000;
const mostInUnit = 200;

type Call = Omit<KeyCall, 'id'>;

/**
 * Logs calls made with keys. The log is written once a second for all callers together, so that a call does not cost a unit of work;
 * a process that is killed loses what it has not written.
 */
@Injectable()
export class KeyCalls implements OnApplicationBootstrap, OnModuleDestroy {
  private waiting: Call[] = [];
  private readonly job = new ScheduledJob(
    { name: KeyCalls.name, trouble: 'Calls with keys are not written', everyMs: flushMs },
    () => this.flush(),
  );
  private writing = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  note(call: Omit<Call, 'at'>): void {
    if (this.waiting.length < mostWaiting) this.waiting.push({ ...call, at: this.clock.now() });
  }

  onApplicationBootstrap(): void {
    this.job.start(flushMs);
  }

  onModuleDestroy(): Promise<void> {
    return this.job.stop(0, () => this.flush());
  }

  /** Writes waiting calls, one after another: two at once would both write the same calls. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.writeWaiting());
    return this.writing;
  }

  /** A log is not worth a failure: what cannot be written now is tried again a second later. */
  private async writeWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      const calls = this.waiting.slice(0, mostInUnit);
      try {
        // Calls of a deleted account have no reader, and the database would reject a batch with one of them.
        const owners = await this.accounts.names([...new Set(calls.map(({ userId }) => userId))]);
        const readable = calls.filter(({ userId }) => owners.has(userId));
        await this.database.write((tx) => insertMany(tx, KeyCall, readable));
      } catch {
        return;
      }
      this.waiting = this.waiting.slice(calls.length);
    }
  }

  /** Newest first. */
  async list(userId: number, keyId: number | null, page: number): Promise<Page<KeyCallDto>> {
    await this.flush();
    const [rows, total] = await this.database.read.findAndCount(KeyCall, {
      where: { userId, at: MoreThan(this.since()), ...(keyId === null ? {} : { keyId }) },
      order: { id: 'DESC' },
      skip: offsetOf(page),
      take: PAGE_SIZE,
    });
    const views = rows.map(({ id: _, userId: __, at, ...call }) => ({ ...call, at: toMinsk(at) }));
    return pageOf(views, page, total);
  }

  /** The last seven days in Minsk, today last. */
  async days(userId: number): Promise<KeyDayDto[]> {
    const rows = await this.database.read
      .createQueryBuilder(KeyCall, 'c')
      .select('SUBSTR(c.at, 1, 13)', 'hour')
      .addSelect('COUNT(*)', 'calls')
      .addSelect('SUM(CASE WHEN c.status >= 400 THEN 1 ELSE 0 END)', 'errors')
      .where('c.userId = :userId AND c.at > :since', { userId, since: this.since() })
      .groupBy('SUBSTR(c.at, 1, 13)')
      .getRawMany<{ hour: string; calls: number | string; errors: number | string }>();
    const today = toMinsk(this.clock.now()).slice(0, 10);
    return Array.from({ length: keptDays }, (_, at) => {
      const name = addDays(today, at + 1 - keptDays);
      const own = rows.filter(({ hour }) =>
        toMinsk(new Date(`${hour.replace(' ', 'T')}:00Z`)).startsWith(name),
      );
      const sum = (of: 'calls' | 'errors'): number => own.reduce((all, row) => all + Number(row[of]), 0);
      return { day: name, calls: sum('calls'), errors: sum('errors') };
    });
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - keptDays * day);
  }
}
