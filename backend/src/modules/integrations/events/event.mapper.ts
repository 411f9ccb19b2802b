import { eventId } from '@shlyah/domain';
import { utcOf } from '../../../platform/common/times';
import type { EventPayload } from '../../../platform/feed/feed';
import type { FeedEvent } from '../../../platform/feed/feed-reader';
import type { OrderDto } from '../../orders';
import type { EventDto } from './dto/event.dto';

/** An event as the wire carries it, in the feed and to webhooks alike. */
export const eventView = ({ seq, ...payload }: FeedEvent): EventDto => eventNamed(eventId(seq), payload);

export const eventNamed = (id: string, { order, ...payload }: EventPayload): EventDto => ({
  id,
  ...payload,
  actId: payload.actId ?? null,
  atUtc: payload.atUtc ?? utcOf(payload.at),
  order: order as OrderDto | null,
});
