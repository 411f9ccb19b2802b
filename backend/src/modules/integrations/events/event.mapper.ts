import { eventId } from '@shlyah/domain';
import { utcOf } from '../../../platform/common/times';
import type { EventPayload } from '../../../platform/feed/feed';
import type { FeedEvent } from '../../../platform/feed/feed-reader';
import type { OrderDto } from '../../orders';
import type { EventDto } from './dto/event.dto';

/** An event as the wire carries it, in the feed and to webhooks alike. */
export const eventView = ({ seq, ...told }: FeedEvent): EventDto => eventNamed(eventId(seq), told);

export const eventNamed = (id: string, { order, ...told }: EventPayload): EventDto => ({
  id,
  ...told,
  atUtc: told.atUtc ?? utcOf(told.at),
  order: order as OrderDto | null,
});
