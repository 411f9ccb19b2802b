import { Injectable } from '@nestjs/common';
import { eventId, readEventId, type EventType } from '@shlyah/domain';
import { Database } from '../../platform/database/database';
import { FeedReader, type EventSummary } from '../../platform/feed/feed-reader';
import { LongPoll } from '../../platform/feed/long-poll';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { badQuery } from '../../platform/http/errors';
import { History } from '../../platform/journal/history/history';
import { PublicOrderReader } from '../orders';
import type { ChangedOrderDto, ChangesDto, ChangesQuery } from './changes.dto';

/** Maximum number of events in an answer; with more, screens reload everything. */
export const MAX_EVENTS = 200;

/** Long polling of changes for open screens. Reads the feed, whose positions are assigned after commit. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly database: Database,
    private readonly reader: FeedReader,
    private readonly longPoll: LongPoll,
    private readonly orders: PublicOrderReader,
    private readonly history: History,
  ) {}

  /** The answer after a wait is empty: the next request reads the events with its own authorisation. */
  async read({ after, wait }: ChangesQuery, caller: Actor, gone: AbortSignal): Promise<ChangesDto> {
    const place = after ? readEventId(after) : null;
    if (after && place === null) throw badQuery({ after: ['Нужен next прошлого ответа'] });
    const scope = { userId: isStaff(caller) ? null : caller.id, mode: callerMode(caller) };
    const { events, last, cut } = await this.reader.happened({
      ...scope,
      after: place,
      limit: MAX_EVENTS + 1,
    });
    const empty = {
      orders: [],
      notes: [],
      runs: false,
      registers: false,
      registrations: false,
      acts: false,
      next: eventId(last),
      missed: false,
    };
    if (place === null) return empty;
    if (place < cut || place > last || events.length > MAX_EVENTS) return { ...empty, missed: true };
    if (events.length > 0)
      return {
        ...empty,
        orders: await this.changed(events, caller),
        ...(isStaff(caller) && staffChanges(events)),
      };
    if (wait > 0) await this.longPoll.wait({ ...scope, caller, after: last, by: 'page' }, wait * 1000, gone);
    return empty;
  }

  private async changed(events: readonly EventSummary[], caller: Actor): Promise<ChangedOrderDto[]> {
    const kinds = new Map<number, Set<EventType>>();
    for (const { type, orderId } of events)
      if (orderId !== null && type !== 'order.noted')
        kinds.set(orderId, (kinds.get(orderId) ?? new Set()).add(type as EventType));
    const ids = [...kinds.keys()];
    if (ids.length === 0) return [];
    const versions = await this.orders.versions(ids);
    const authors = isStaff(caller) ? await this.history.authors(this.database.read, 'order', ids) : null;
    return ids.map((id) => ({
      id,
      version: versions.get(id) ?? null,
      kinds: [...(kinds.get(id) ?? [])],
      by: authors?.get(id) ?? null,
    }));
  }
}

const staffChanges = (
  events: readonly EventSummary[],
): Pick<ChangesDto, 'notes' | 'runs' | 'registers' | 'registrations' | 'acts'> => ({
  notes: [
    ...new Set(events.flatMap(({ type, orderId }) => (type === 'order.noted' && orderId ? [orderId] : []))),
  ],
  runs: events.some(({ type }) => type === 'run.changed'),
  registers: events.some(({ type }) => type === 'register.changed'),
  registrations: events.some(({ type }) => type.startsWith('registration.')),
  acts: events.some(({ type }) => type.startsWith('act.')),
});
