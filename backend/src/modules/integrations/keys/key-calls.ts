import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { addDays, fromMinsk, LIMITS, minskDay, PAGE_SIZE, toMinsk } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import type { SelectQueryBuilder } from 'typeorm';
import { Accounts } from '../../../platform/access/accounts';
import type { CallerRequest } from '../../../platform/http/caller';
import { Database } from '../../../platform/database/database';
import { insertMany } from '../../../platform/database/insert-many';
import { pageOfRows } from '../../../platform/database/row-pages';
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
    { job: 'key-calls', name: KeyCalls.name, trouble: 'Calls with keys are not written', everyMs: flushMs },
    async () => ((await this.flush()) ? undefined : flushMs),
  );
  private writing = Promise.resolve(true);

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

  /** Writes waiting calls, one after another: two at once would both write the same calls. False when they could not be written. */
  flush(): Promise<boolean> {
    this.writing = this.writing.then(() => this.writeWaiting());
    return this.writing;
  }

  /** A log is not worth a failure: what cannot be written now is tried again a second later. */
  private async writeWaiting(): Promise<boolean> {
    while (this.waiting.length > 0) {
      const calls = this.waiting.slice(0, mostInUnit);
      try {
        // Calls of a deleted account have no reader, and the database would reject a batch with one of them.
        const owners = await this.accounts.names([...new Set(calls.map(({ userId }) => userId))]);
        const readable = calls.filter(({ userId }) => owners.has(userId));
        await this.database.write((tx) => insertMany(tx, KeyCall, readable));
      } catch {
        return false;
      }
      this.waiting = this.waiting.slice(calls.length);
    }
    return true;
  }

  /** Newest first. */
  async list(userId: number, keyId: number | null, page: number): Promise<Page<KeyCallDto>> {
    await this.flush();
    const query = this.callsOf(userId).orderBy('c.id', 'DESC');
    // Numbers rise with time: a bound of time would have the calls of a week sorted for each page.
    query.andWhere('c.id >= :first', { first: await this.firstOf(userId) });
    if (keyId !== null) query.andWhere('c.keyId = :keyId', { keyId });
    const place = { skip: offsetOf(page), take: PAGE_SIZE };
    const [rows, total] = await pageOfRows(this.database.reads, query, place);
    const views = rows.map(({ id: _, userId: __, at, ...call }) => ({ ...call, at: toMinsk(at) }));
    return pageOf(views, page, total);
  }

  /** The last seven days in Minsk, today last. Each is read by itself, from an index: grouping would sort the calls of all. */
  days(userId: number): Promise<KeyDayDto[]> {
    const today = minskDay(this.clock.now());
    const names = Array.from({ length: keptDays }, (_, at) => addDays(today, at + 1 - keptDays));
    return Promise.all(
      names.map(async (name) => {
        const [sums] = await this.database.reads.ask<Record<'calls' | 'errors', number | string | null>>(
          this.callsOf(userId)
            .select('COUNT(*)', 'calls')
            .addSelect('SUM(CASE WHEN c.status >= 400 THEN 1 ELSE 0 END)', 'errors')
            .andWhere('c.at >= :from AND c.at < :to', { from: startOf(name), to: startOf(addDays(name, 1)) }),
        );
        return { day: name, calls: Number(sums?.calls), errors: Number(sums?.errors) };
      }),
    );
  }

  /** The number of the oldest call that is still listed. */
  private async firstOf(userId: number): Promise<number> {
    const first = await this.callsOf(userId)
      .select('c.id', 'id')
      .andWhere('c.at > :since', { since: this.since() })
      .orderBy('c.at', 'ASC')
      .limit(1)
      .getRawOne<{ id: number }>();
    return first?.id ?? LIMITS.id;
  }

  private callsOf(userId: number): SelectQueryBuilder<KeyCall> {
    return this.database.read.createQueryBuilder(KeyCall, 'c').where('c.userId = :userId', { userId });
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - keptDays * day);
  }
}

const startOf = (name: string): Date | null => fromMinsk(`${name} 00:00`);
