import { Injectable } from '@nestjs/common';
import { eventId, matchEventTypes, readEventId, type EventType } from '@shlyah/domain';
import type { Actor } from '../../../platform/http/actor';
import { LongPoll } from '../../../platform/feed/long-poll';
import { FeedReader, type FeedPage } from '../../../platform/feed/feed-reader';
import { badQuery, Refusal } from '../../../platform/http/errors';
import type { EventsDto, EventsQuery } from './dto/event.dto';
import { eventView } from './event.mapper';

/** Events, as a client's program reads them. */
@Injectable()
export class EventsService {
  constructor(
    private readonly reader: FeedReader,
    private readonly longPoll: LongPoll,
  ) {}

  /** Without events, waits for one as long as requested, while the client stays connected. */
  async list(query: EventsQuery, caller: Actor, gone: AbortSignal): Promise<EventsDto> {
    const { id: userId, mode = 'live' } = caller;
    const { after, types } = read(query);
    const asked = { userId, mode, types, limit: query.limit, after: after ?? 0 };
    const end = performance.now() + query.wait * 1000;
    let found = await this.reader.read(asked);
    if (after !== null && after < found.cut) throw unreadable('cursor_expired', found);
    if (after !== null && after > found.last) throw unreadable('cursor_ahead', found);
    for (
      let left = end - performance.now();
      found.events.length === 0 && left > 0;
      left = end - performance.now()
    ) {
      const from = performance.now();
      await this.longPoll.wait({ ...asked, caller, after: found.next, by: 'program' }, left, gone);
      if (gone.aborted || performance.now() - from >= left) break;
      found = await this.reader.read({ ...asked, after: found.next });
      if (this.longPoll.isOver) break;
    }
    return { data: found.events.map(eventView), next: eventId(found.next), more: found.more };
  }
}

function read({ after, types }: EventsQuery): { after: number | null; types: readonly EventType[] } {
  const place = after ? readEventId(after) : null;
  const names = (types ?? '').split(',').map((name) => name.trim());
  const meant = matchEventTypes(names.filter(Boolean));
  if (after && place === null)
    throw badQuery({ after: ['Курсор — это next прошлого ответа или номер события'] });
  if (meant === null) throw badQuery({ types: ['Такого вида событий нет'] });
  return { after: place, types: meant };
}

const unreadable = (code: 'cursor_expired' | 'cursor_ahead', { cut }: FeedPage): Refusal =>
  new Refusal(code, undefined, { fresh: { oldest: eventId(cut + 1) } });
