import { Injectable } from '@nestjs/common';
import { eventId, readEventId, type EventType } from '@shlyah/domain';
import { Database } from '../../platform/database/database';
import { FeedReader, type Happened } from '../../platform/feed/feed-reader';
import { LongPoll } from '../../platform/feed/long-poll';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { badQuery } from '../../platform/http/errors';
import { History } from '../../platform/journal/history/history';
import { PublicOrderReader } from '../orders';
import type { ChangedOrderDto, ChangesDto, ChangesQuery } from './changes.dto';

/** So many events are told one by one; behind more of them screens read all anew. */
export const TOLD_EVENTS = 200;

/** What has changed, as open screens of a session hear it: from the feed, which has places after their commits. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly database: Database,
    private readonly reader: FeedReader,
    private readonly longPoll: LongPoll,
    private readonly orders: PublicOrderReader,
    private readonly history: History,
  ) {}

  /** After waiting it answers nothing: the next request is let in by the rights of its own moment. */
  async read({ after, wait }: ChangesQuery, caller: Actor, gone: AbortSignal): Promise<ChangesDto> {
    const place = after ? readEventId(after) : null;
    if (after && place === null) throw badQuery({ after: ['Нужен next прошлого ответа'] });
    const whose = { userId: isStaff(caller) ? null : caller.id, mode: callerMode(caller) };
    const { events, last, cut } = await this.reader.happened({
      ...whose,
      after: place,
      limit: TOLD_EVENTS + 1,
    });
    const nothing = {
      ...{ orders: [], notes: [], runs: false, registrations: false },
      ...{ next: eventId(last), missed: false },
    };
    if (place === null) return nothing;
    if (place < cut || place > last || events.length > TOLD_EVENTS) return { ...nothing, missed: true };
    if (events.length > 0)
      return {
        ...nothing,
        orders: await this.changed(events, caller),
        ...(isStaff(caller) && toldToStaff(events)),
      };
    if (wait > 0)
      await this.longPoll.wait({ ...whose, account: caller.id, after: last, by: 'page' }, wait * 1000, gone);
    return nothing;
  }

  private async changed(events: readonly Happened[], caller: Actor): Promise<ChangedOrderDto[]> {
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

const toldToStaff = (events: readonly Happened[]): Pick<ChangesDto, 'notes' | 'runs' | 'registrations'> => ({
  notes: [
    ...new Set(events.flatMap(({ type, orderId }) => (type === 'order.noted' && orderId ? [orderId] : []))),
  ],
  runs: events.some(({ type }) => type === 'run.changed'),
  registrations: events.some(({ type }) => type.startsWith('registration.')),
});
