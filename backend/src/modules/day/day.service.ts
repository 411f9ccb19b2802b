import { Injectable } from '@nestjs/common';
import {
  addDays,
  defaultDeliveryDate,
  fromMinsk,
  isDay,
  isDeliveryDay,
  minskDay,
  nextDeliveryDay,
  NOT_DELIVERED,
  ofDeliveryDay,
  previousDeliveryDay,
  NOT_COLLECTED,
  DUE_FOR_DELIVERY,
} from '@shlyah/domain';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { notFound } from '../../platform/http/errors';
import { CalendarService } from '../calendar';
import { PublicOrderReader, type OrderDto } from '../orders';
import { Places } from '../points';
import { RunReader } from '../runs';
import type { BusyDayDto, BusyRunDto, DayDto } from './day.dto';
import { groupsOf, placesOf } from './groups';
import { unfitOf } from './unfit';

/** Orders per day, and undelivered orders of earlier days. */
export const DAY_ORDERS = 2000;

/** Pickups of so many days before today that were missed are listed today. */
const OVERDUE_DAYS = 30;

/** Whether an order of the day is fetched on the day itself: out of a point, or from a sender without a day of its own. */
const isFetchedThen = ({ status, delivery, pickupDate }: OrderDto): boolean =>
  NOT_COLLECTED.includes(status.id) && (delivery === 'punkt' || !pickupDate);

/** The first day accepted; all orders are newer. */
const FIRST_DAY = '2000-01-01';

export const NO_DAY = 'Такого дня нет.';

/** The working day: deliveries, pickups, orders that need a decision, undelivered orders. */
@Injectable()
export class DayService {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly places: Places,
    private readonly calendar: CalendarService,
    private readonly runs: RunReader,
    private readonly clock: Clock,
  ) {}

  /** Days with orders to be delivered or fetched, from today on. */
  async busy(): Promise<BusyDayDto[]> {
    const now = this.clock.now();
    const calendar = await this.calendar.read();
    const first = minskDay(now);
    const orders = await this.orders.perDay(first);
    const pickups = await this.orders.pickupsPerDay(first);
    const days = [...new Set([...orders.keys(), ...pickups.keys()])].sort();
    const closed = days.find((day) => !isDeliveryDay(day, calendar));
    const runs = closed ? await this.orders.runsPerDay(closed, now) : new Map<string, BusyRunDto[]>();
    return days.map((day) => {
      const isOpen = isDeliveryDay(day, calendar);
      return {
        day,
        orders: orders.get(day) ?? 0,
        pickups: pickups.get(day) ?? 0,
        isOpen,
        next: isOpen ? null : nextDeliveryDay(day, now, calendar),
        runs: (!isOpen && runs.get(day)) || [],
      };
    });
  }

  async read(date: string, caller: Actor): Promise<DayDto> {
    const now = this.clock.now();
    const today = minskDay(now);
    const day = { today, tomorrow: addDays(today, 1) }[date] ?? date;
    if (!isDay(day) || day < FIRST_DAY) throw notFound(NO_DAY);
    const calendar = await this.calendar.read();
    const previous = previousDeliveryDay(day, calendar);
    const { ids, total } = await this.orders.ids(ofDeliveryDay(day), caller, DAY_ORDERS);
    const closed = await this.orders.ids({ deliveryDay: day, open: false, needsPrice: true }, caller, 1);
    const before = await this.undelivered(previous, day, today, caller);
    const fetched = await this.toBeFetched(day, today);
    const orders = await this.orders.byIds([...new Set([...ids, ...fetched, ...before])]);

    const { read } = this.database;
    const isOfDay = new Set(ids);
    const missed = new Set(before.filter((id) => !isOfDay.has(id)));
    const own = orders.filter(({ id }) => isOfDay.has(id));
    const isFetched = new Set([...fetched, ...own.filter(isFetchedThen).map(({ id }) => id)]);
    const pickups = orders.filter(({ id }) => isFetched.has(id));
    const { cities, points: pointIds } = placesOf([...own, ...pickups]);
    const points = await this.places.pointDetails(read, pointIds);
    const ofPoints = [...points.values()].map(({ cityId }) => cityId);
    const places = {
      points,
      towns: await this.places.labelledCities(read, [...new Set([...cities, ...ofPoints])]),
    };
    return {
      day,
      today,
      previous,
      nextDelivery: defaultDeliveryDate(
        (previous > today && fromMinsk(`${previous} 00:00`)) || now,
        calendar,
      ),
      undelivered: orders
        .filter(({ id, status }) => missed.has(id) && DUE_FOR_DELIVERY.includes(status.id))
        .map(({ id }) => id),
      unfit: unfitOf(own, pickups, points, calendar),
      deliveries: groupsOf(own, 'receiver', places),
      pickups: groupsOf(pickups, 'sender', places),
      total,
      closedUnpriced: closed.total,
      carriers: await this.runs.carriers([...new Set([...ids, ...fetched])], read),
      orders,
    };
  }

  /** Orders to be fetched on the day; today also those that were to be fetched before and are still with their senders. */
  private toBeFetched(day: string, today: string): Promise<number[]> {
    return this.orders.toBeFetched(day === today ? addDays(day, -OVERDUE_DAYS) : day, day, DAY_ORDERS);
  }

  /** Orders not handed over since `from`; of days that have not passed, only those with the status «Не доставлена». */
  private async undelivered(from: string, day: string, today: string, caller: Actor): Promise<number[]> {
    const found: number[] = [];
    for (let before = from; before < day; before = addDays(before, 1)) {
      const failed = before < today ? {} : { status: NOT_DELIVERED };
      const { ids } = await this.orders.ids({ ...ofDeliveryDay(before), ...failed }, caller, DAY_ORDERS);
      found.push(...ids);
    }
    return found.slice(0, DAY_ORDERS);
  }
}
