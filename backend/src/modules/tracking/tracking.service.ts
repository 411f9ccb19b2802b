import { Injectable } from '@nestjs/common';
import { FAILURES, groupedCode, modeOf, nextTryOf, readTrackingCode, toMinsk } from '@shlyah/domain';
import { Throttle, type Limit } from '../../platform/access/throttle';
import { Database } from '../../platform/database/database';
import { History } from '../../platform/journal/history/history';
import { SilentPhones } from '../notifications/channels/silent-phones';
import { PublicOrderReader } from '../orders';
import { Places, PointsService } from '../points';
import { utcOf } from '../../platform/common/times';
import { networkOf } from '../../platform/common/addresses';
import { ABSENT, notFound } from '../../platform/http/errors';
import type { TrackingDto } from './dto/tracking.dto';
import { statusTimeline } from './status-timeline';

/** Codes that fit no parcel, from one network. Many people share one with some providers, so the wait is short. */
export const MISSES = { most: 60, perMs: 10 * 60 * 1000 };

/** How many numbers a network may have silenced. */
const SILENCES = { most: 20, perMs: 60 * 60 * 1000 };

/** An unreadable code is looked up as this one, so that refusing it takes no less time than refusing an unknown one. */
const NO_CODE = '';

/** Shipping begins in Минск (docs/contract.md#order-fields). */
const START = 'Минск';

/** Where a parcel is, for any holder of its code; no people, streets or money. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly places: Places,
    private readonly points: PointsService,
    private readonly history: History,
    private readonly throttle: Throttle,
    private readonly silent: SilentPhones,
  ) {}

  /**
   * The parcel under a code as typed. Only misses are counted, and a caller with too many is refused before any lookup: tracking a parcel
   * writes nothing, and guessing learns nothing.
   */
  async find(typed: string, ip: string): Promise<TrackingDto> {
    return this.view(await this.followed(typed, ip));
  }

  /** Whether its receiver gets SMS or has opted out; null for a parcel without notifications, or no parcel. */
  async notices(code: string): Promise<'on' | 'off' | null> {
    const found = await this.orders.followed(this.database.read, readTrackingCode(code) ?? NO_CODE);
    if (!found?.order.notifyReceiver) return null;
    const { receiverPhone, userId } = found.order;
    return (await this.silent.has(this.database.read, receiverPhone, userId ?? 0)) ? 'off' : 'on';
  }

  /**
   * Ends messages to the number of the parcel's receiver about all parcels of its sender. It is taken back by staff alone: it may be the
   * sender who has the code.
   */
  async silence(typed: string, ip: string): Promise<void> {
    const { order } = await this.followed(typed, ip);
    await this.throttle.take([{ key: `silence from ${networkOf(ip)}`, ...SILENCES }]);
    if (!order.notifyReceiver) return;
    await this.database.write((tx) => this.silent.add(tx, order.receiverPhone, order.userId ?? 0));
  }

  private async followed(typed: string, ip: string): Promise<Followed> {
    const misses: Limit[] = [{ key: `tracking from ${networkOf(ip)}`, ...MISSES }];
    await this.throttle.refuseSpent(misses);
    const found = await this.orders.followed(this.database.read, readTrackingCode(typed) ?? NO_CODE);
    if (found) return found;
    await this.throttle.take(misses);
    throw notFound(ABSENT.parcel);
  }

  private async view({ order, places, statuses }: Followed): Promise<TrackingDto> {
    const { read } = this.database;
    const events = await this.history.read(read, 'order', order.id, ['status']);
    const pointIds = [order.pickupPointId, order.receivePointId].filter((id) => id !== null);
    const points = await this.points.byIds(read, pointIds);
    const cityOf = (cityId: number | null, pointId: number | null): number =>
      cityId ?? points.get(pointId ?? 0)?.cityId ?? 0;
    const from = cityOf(order.sender.cityId, order.pickupPointId);
    const to = cityOf(order.receiver.cityId, order.receivePointId);
    const cities = await this.places.cities(read, [...new Set([from, to])]);
    const point = points.get(order.receivePointId ?? 0);
    const nextTry = nextTryOf({
      statusId: order.statusId,
      deliveryDate: order.deliveryDate,
      updatedAt: toMinsk(order.updatedAt ?? order.createdAt),
    });
    return {
      code: groupedCode(order.trackingCode ?? ''),
      mode: modeOf(order.id),
      from: cities.get(from)?.name ?? START,
      to: cities.get(to)?.name ?? null,
      places,
      // Words of staff may name people.
      failure: order.failure && FAILURES[order.failure],
      ...{ nextTry, nextTryUtc: nextTry && utcOf(nextTry) },
      ...statusTimeline(
        { ...order, createdAt: toMinsk(order.createdAt), toPoint: order.deliveryAddress === 'punkt' },
        events.map(({ at, toValue }) => ({ name: toValue, date: toMinsk(at) })).reverse(),
        statuses,
      ),
      point: point
        ? { address: point.address, hours: point.hours, note: point.note, place: point.place }
        : null,
    };
  }
}

type Followed = NonNullable<Awaited<ReturnType<PublicOrderReader['followed']>>>;
