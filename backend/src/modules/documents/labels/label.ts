import {
  ADDRESS_NAMES,
  addressLine,
  CANCELED,
  groupedCode,
  labelDigits,
  modeOf,
  shownOrderNumber,
  testLabelDigits,
} from '@shlyah/domain';
import type { Order } from '../../orders';
import type { Town } from '../../points';

/** The texts of a label, which marks one item. */
export interface Label {
  /** The name of its picture, «125-2». */
  name: string;
  company: string;
  /** «Заказ № 125». */
  order: string;
  /** «ОТМЕНЁН» or «ОБРАЗЕЦ» on a label that must not be shipped; else empty. */
  mark: string;
  town: string;
  /** District and region; empty if the town is equal. */
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
  /** The digits of the barcode. */
  digits: string;
  /** Printed below the barcode of a test order, which has digits of its own; else empty. */
  sample: string;
}

/** Layouts of labels on paper. */
export const LAYOUTS = ['label', 'a4'] as const;

/** File formats of labels. */
export const LABEL_FORMATS = ['pdf', 'png', 'zpl'] as const;

export interface LabelsJob {
  labels: Label[];
  format: (typeof LABEL_FORMATS)[number];
  layout: (typeof LAYOUTS)[number];
  /** The first free position on the first A4 sheet, from 1. */
  start: number;
}

/** The data of an order's labels. */
export interface LabelSource {
  order: Order;
  places: number;
  /** Null if the order has the town as text only. */
  town: Town | null;
  /** The receive point's address; null for a delivery to an address. */
  point: string | null;
}

/** The fields of an order that stand on its labels, beside the number of places. */
export const LABEL_FIELDS: readonly string[] = [
  ...Object.values(ADDRESS_NAMES.receiver),
  'reciverType',
  'organization',
  'name',
  'deliveryAddress',
  'recivePoint',
  'fragileCargo',
  'externalId',
];

/** The labels of an order, one per item. */
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
    sample: isTest ? 'Тестовая этикетка: не отправлять' : '',
  };
  return Array.from({ length: places }, (_, at) => ({
    ...common,
    name: `${shownOrderNumber(order.id)}-${at + 1}`,
    place: `Место ${at + 1} из ${places}`,
    digits: (isTest ? testLabelDigits : labelDigits)(order.id, at + 1),
  }));
}
