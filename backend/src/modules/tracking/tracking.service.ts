import { Injectable } from '@nestjs/common';
import {
  FAILURES,
  groupedCode,
  handedTo,
  modeOf,
  nextTryOf,
  readTrackingCode,
  toMinsk,
} from '@shlyah/domain';
import { Throttle, type Limit } from '../../platform/access/throttle';
import { Database } from '../../platform/database/database';
import { History } from '../../platform/journal/history/history';
import { SmsOptOuts } from '../notifications/channels/sms-opt-outs';
import { PublicOrderReader } from '../orders';
import { Places, PointsService } from '../points';
import { utcOf } from '../../platform/common/times';
import { networkOf } from '../../platform/common/addresses';
import { ABSENT, notFound } from '../../platform/http/errors';
import type { TrackingDto } from './dto/tracking.dto';
import { statusTimeline } from './status-timeline';

/** Rate limit of unknown codes per network. The period is short, because some providers share a network among many clients. */
export const MISS_LIMIT = { most: 60, perMs: 10 * 60 * 1000 };

/** Rate limit of SMS opt-outs per network. */
const OPT_OUT_LIMIT = { most: 20, perMs: 60 * 60 * 1000 };

/** Replaces an invalid code in the lookup, so that invalid and unknown codes take the same time. */
const NO_CODE = '';

/** The origin of an order without a sender's city (docs/contract.md#order-fields). */
const DEFAULT_ORIGIN = 'Минск';

/** Tracks parcels by code, without authentication. */
@Injectable()
export class TrackingService {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly places: Places,
    private readonly points: PointsService,
    private readonly history: History,
    private readonly throttle: Throttle,
    private readonly optOuts: SmsOptOuts,
  ) {}

  /**
   * Finds a parcel by a typed code. Counts misses only, and refuses a network over the limit before the lookup, so that a hit
   * writes nothing and guessing reveals nothing.
   */
  async find(typed: string, ip: string): Promise<TrackingDto> {
    return this.view(await this.findOrder(typed, ip));
  }

  /** The receiver's SMS state; null for a parcel without notifications and for an unknown code. */
  async notices(code: string): Promise<'on' | 'off' | null> {
    const found = await this.orders.byTrackingCode(this.database.read, readTrackingCode(code) ?? NO_CODE);
    if (!found?.order.notifyReceiver) return null;
    const { receiverPhone, userId } = found.order;
    return (await this.optOuts.has(this.database.read, receiverPhone, userId ?? 0)) ? 'off' : 'on';
  }

  /**
   * Opts the receiver's number out of SMS about all parcels of the sender. Only staff can revert it, because the sender also has
   * the code.
   */
  async optOut(typed: string, ip: string): Promise<void> {
    const { order } = await this.findOrder(typed, ip);
    await this.throttle.take([{ key: `silence from ${networkOf(ip)}`, ...OPT_OUT_LIMIT }]);
    if (!order.notifyReceiver) return;
    await this.database.write((tx) => this.optOuts.add(tx, order.receiverPhone, order.userId ?? 0));
  }

  private async findOrder(typed: string, ip: string): Promise<TrackedOrder> {
    const misses: Limit[] = [{ key: `tracking from ${networkOf(ip)}`, ...MISS_LIMIT }];
    await this.throttle.refuseSpent(misses);
    const found = await this.orders.byTrackingCode(this.database.read, readTrackingCode(typed) ?? NO_CODE);
    if (found) return found;
    await this.throttle.take(misses);
    throw notFound(ABSENT.parcel);
  }

  private async view({ order, places, statuses, handover }: TrackedOrder): Promise<TrackingDto> {
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
      from: cities.get(from)?.name ?? DEFAULT_ORIGIN,
      to: cities.get(to)?.name ?? null,
      places,
      // The staff's own words may contain personal data.
      failure: order.failure && FAILURES[order.failure],
      nextTry,
      nextTryUtc: nextTry && utcOf(nextTry),
      deliveryFrom: order.deliveryFrom,
      ...statusTimeline(
        {
          ...order,
          createdAt: toMinsk(order.createdAt),
          toPoint: order.deliveryAddress === 'punkt',
          ended: handover,
        },
        events.map(({ at, toValue }) => ({ name: toValue, date: toMinsk(at) })).reverse(),
        statuses,
      ),
      handedTo: handover?.outcome === 'handed' ? handedTo(handover) : null,
      point: point
        ? { address: point.address, hours: point.hours, note: point.note, place: point.place }
        : null,
    };
  }
}

type TrackedOrder = NonNullable<Awaited<ReturnType<PublicOrderReader['byTrackingCode']>>>;
