import { addressLine, CANCELED, groupedCode, labelDigits, modeOf, shownOrderNumber } from '@shlyah/domain';
import type { Order } from '../../orders';
import type { Town } from '../../points';

/** A label of one place, as it is drawn: texts alone. */
export interface Label {
  /** «125-2», of its picture. */
  name: string;
  company: string;
  /** «Заказ № 125». */
  order: string;
  /** What makes it no label to ship by: «ОТМЕНЁН», «ОБРАЗЕЦ»; empty for any other. */
  mark: string;
  town: string;
  /** District and region, empty where the town says them by itself. */
  region: string;
  receiver: string;
  /** «Адрес» or «Пункт выдачи». */
  way: string;
  address: string;
  /** «Место 2 из 3». */
  place: string;
  /** «ХРУПКОЕ» or empty. */
  fragile: string;
  sender: string;
  ownNumber: string | null;
  /** Null for an anonymised order. */
  tracking: { code: string; url: string } | null;
  /** Of the barcode; null for a test order, whose label no scanner may take for a real one. */
  digits: string | null;
}

/** How labels lie on paper. */
export const LAYOUTS = ['label', 'a4'] as const;

/** What a file of labels can be. */
export const LABEL_FORMATS = ['pdf', 'png', 'zpl'] as const;

export interface LabelsJob {
  labels: Label[];
  format: (typeof LABEL_FORMATS)[number];
  layout: (typeof LAYOUTS)[number];
  /** The place on the first A4 sheet that is still free, from 1. */
  start: number;
}

/** What the labels of an order are made from. */
export interface LabelSource {
  order: Order;
  places: number;
  /** Null when the town is known by the order's text alone. */
  town: Town | null;
  /** The receive point's address; null for a delivery to an address. */
  point: string | null;
}

/** The labels of an order, one for each of its places. */
export function labelsOf(
  { order, places, town, point }: LabelSource,
  company: string,
  site: string,
): Label[] {
  const isTest = modeOf(order.id) === 'test';
  const code = order.trackingCode && groupedCode(order.trackingCode);
  const marks = [...(isTest ? ['ОБРАЗЕЦ'] : []), ...(order.statusId === CANCELED ? ['ОТМЕНЁН'] : [])];
  const isPoint = order.deliveryAddress === 'punkt';
  const common = {
    company,
    order: `Заказ № ${shownOrderNumber(order.id)}`,
    mark: marks.join(' · '),
    town: town?.name ?? order.receiver.city ?? '',
    region: town?.region ?? '',
    receiver: [order.receiverType === 'ur-lico' ? order.organization : null, order.name]
      .filter(Boolean)
      .join(', '),
    way: isPoint ? 'Пункт выдачи' : 'Адрес',
    address: (isPoint ? point : addressLine({ ...order.receiver, city: null })) ?? '',
    fragile: order.fragileCargo ? 'ХРУПКОЕ' : '',
    sender: (order.clientIsLegalEntity && order.clientOrganization) || order.clientName,
    ownNumber: order.externalId,
    tracking: code ? { code, url: `${site}/t/${code}` } : null,
  };
  return Array.from({ length: places }, (_, at) => ({
    ...common,
    name: `${shownOrderNumber(order.id)}-${at + 1}`,
    place: `Место ${at + 1} из ${places}`,
    digits: isTest ? null : labelDigits(order.id, at + 1),
  }));
}
