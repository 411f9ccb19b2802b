import { eventId } from '@shlyah/domain';
import type { Told } from '../../../platform/feed/feed';
import type { Placed } from '../../../platform/feed/feed-reader';
import type { OrderDto } from '../../orders';
import type { EventDto } from './dto/event.dto';

/** An event as the wire carries it, in the feed and to webhooks alike. */
export const eventView = ({ seq, ...told }: Placed): EventDto => eventNamed(eventId(seq), told);

export const eventNamed = (id: string, { order, ...told }: Told): EventDto => ({
  id,
  ...told,
  order: order as OrderDto | null,
});
