import {
  defaultDeliveryDate,
  fromMinsk,
  isDeliveryDay,
  pointLimitProblems,
  type Calendar,
} from '@shlyah/domain';
import type { OrderDto } from '../orders';
import type { PointDetails } from '../points';

/** Why an order needs a decision, in the order of the page. */
export const UNFIT = [
  'closed',
  'pickupClosed',
  'late',
  'noPrice',
  'byAgreement',
  'overLimits',
  'awaiting',
] as const;
type Unfit = (typeof UNFIT)[number];

/** Those that the orders of the day are asked about; pickups of the day have one of their own. */
type OfDelivery = Exclude<Unfit, 'pickupClosed'>;

type Points = ReadonlyMap<number, PointDetails>;

const checks: Record<OfDelivery, (order: OrderDto, points: Points, calendar: Calendar) => boolean> = {
  closed: ({ deliveryDate }, _points, calendar) => !isDeliveryDay(deliveryDate.slice(0, 10), calendar),
  // When the order was placed, the calendar already offered a later day.
  late: ({ date, deliveryDate }, _points, calendar) => {
    const placed = fromMinsk(date);
    const offered = placed && defaultDeliveryDate(placed, calendar);
    return offered !== null && deliveryDate.slice(0, 10) < offered.slice(0, 10);
  },
  noPrice: (order) => isUnpriced(order) && quotedTotal(order) !== null,
  byAgreement: (order) => isUnpriced(order) && quotedTotal(order) === null,
  overLimits: ({ pickupPoint, recivePoint, packages }, points) =>
    [pickupPoint, recivePoint].some((point) => {
      const limits = points.get(point?.id ?? 0)?.limits;
      return limits !== undefined && Object.keys(pointLimitProblems(packages, limits)).length > 0;
    }),
  awaiting: ({ waiting }) => waiting.length > 0,
};

export const isUnpriced = ({ price }: OrderDto): boolean => price < 0;

const quotedTotal = ({ estimate, revisedEstimate }: OrderDto) => (revisedEstimate ?? estimate).total;

/** The orders that need a decision, by reason; an order may have several reasons. */
export const unfitOf = (
  orders: readonly OrderDto[],
  pickups: readonly OrderDto[],
  points: Points,
  calendar: Calendar,
) =>
  UNFIT.map((reason) => {
    const found =
      reason === 'pickupClosed'
        ? pickups.filter(({ pickupDate }) => pickupDate && !isDeliveryDay(pickupDate.slice(0, 10), calendar))
        : orders.filter((order) => checks[reason](order, points, calendar));
    return { reason, ids: found.map(({ id }) => id) };
  }).filter(({ ids }) => ids.length > 0);
