import { Injectable } from '@nestjs/common';
import type { EventType, Mode } from '@shlyah/domain';
import { Database } from '../database/database';
import { FeedHead, HEAD, IntegrationEvent } from './integration-event.entity';
import type { EventPayload, FeedEventType } from './feed';

import { Sequence } from './sequence';

/** Whose events, after which place. */
export interface FeedQuery {
  userId: number;
  mode: Mode;
  after: number;
  types: readonly EventType[];
  limit: number;
}

/** An event at its place. */
export interface FeedEvent extends EventPayload {
  seq: number;
}

export interface FeedPage {
  events: FeedEvent[];
  /** Where to read on: nothing of the reader stands between the last event and it. */
  next: number;
  more: boolean;
  /** Up to this place events have been removed. */
  cut: number;
  /** The last place that is given. */
  last: number;
}

/** What has happened, without its body. */
export interface EventSummary {
  type: FeedEventType;
  orderId: number | null;
}

/** Reads the feed as one of its owners sees it. */
@Injectable()
export class FeedReader {
  constructor(
    private readonly database: Database,
    private readonly sequence: Sequence,
  ) {}

  /**
   * One statement, so that all parts are of one snapshot: the owner's events, those for all owners, and the head of the feed. Each part
   * is read from an index up to the limit.
   */
  async read({ userId, mode, after, types, limit }: FeedQuery): Promise<FeedPage> {
    await this.sequence.catchUp();
    const ofTypes = `type IN (${types.map(() => '?').join()})`;
    const part = (whose: string): string =>
      `SELECT * FROM (SELECT seq, body, 0 AS cut FROM integration_events WHERE ${whose} AND seq > ? AND ${ofTypes} ORDER BY seq LIMIT ${limit + 1}) AS part`;
    const rows = await this.database.read.query<{ seq: number; body: string; cut: number }[]>(
      `${part('userId = ? AND mode = ?')} UNION ALL ${part('userId IS NULL')} UNION ALL SELECT lastSeq, '', cutSeq FROM feed_head`,
      [userId, mode, after, ...types, after, ...types],
    );
    const head = rows.find(({ body }) => body === '');
    if (!head) throw new Error('The feed has no head');
    const found = rows.filter(({ body }) => body !== '').sort((one, two) => one.seq - two.seq);
    const events = found
      .slice(0, limit)
      .map(({ seq, body }) => ({ seq, ...(JSON.parse(body) as EventPayload), mode }));
    const more = found.length > limit;
    const next = more ? events.at(-1)?.seq : head.seq;
    return { events, next: Math.max(after, next ?? 0), more, cut: head.cut, last: head.seq };
  }

  /** The event at a place; null when it has been removed, or is not the owner's. */
  async one({
    userId,
    mode,
    seq,
  }: Pick<FeedQuery, 'userId' | 'mode'> & { seq: number }): Promise<FeedEvent | null> {
    const event = await this.database.read.findOneBy(IntegrationEvent, { seq });
    if (!event || !(event.userId === null || (event.userId === userId && event.mode === mode))) return null;
    return { seq, ...(JSON.parse(event.body) as EventPayload), mode };
  }

  /** The last place that is given. */
  async last(): Promise<number> {
    await this.sequence.catchUp();
    return (await this.database.read.findOneByOrFail(FeedHead, HEAD)).lastSeq;
  }

  /**
   * The events of an owner, or with `userId` null of all owners of the mode, after a place; without a place only the end of the feed.
   * Programs do not read all of these types.
   */
  async happened({
    userId,
    mode,
    after,
    limit,
  }: {
    userId: number | null;
    mode: Mode;
    after: number | null;
    limit: number;
  }): Promise<{ events: EventSummary[]; last: number; cut: number }> {
    await this.sequence.catchUp();
    const { lastSeq: last, cutSeq: cut } = await this.database.read.findOneByOrFail(FeedHead, HEAD);
    if (after === null || after >= last) return { events: [], last, cut };
    const whose = userId === null ? '' : 'userId = ? AND ';
    const events = await this.database.read.query<EventSummary[]>(
      `SELECT type, orderId FROM integration_events WHERE ${whose}mode = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ${limit}`,
      [...(userId === null ? [] : [userId]), mode, after, last],
    );
    return { events, last, cut };
  }

  /** Owners of the events between two places. */
  async concerned(after: number, upTo: number): Promise<{ userId: number | null; mode: Mode }[]> {
    return this.database.read.query(
      'SELECT DISTINCT userId, mode FROM integration_events WHERE seq > ? AND seq <= ?',
      [after, upTo],
    );
  }
}
