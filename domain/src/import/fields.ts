import { cargoFields, receiverFields, senderFields, tariffPlanFields } from '../orders/fields';
import { packageFields } from '../orders/package-fields';
import { LIMITS } from '../validation/limits';

/** A field of an order that a column can fill. */
interface ImportFieldRow {
  label: string;
  /** The wire name of the field. */
  path: string;
  /** Whether it belongs to an item and not to the order. */
  cargo?: true;
  /** Accepted units; the first is the wire's. Of dates: the order of day and month. */
  units?: readonly string[];
}

const SIZE_UNITS = ['см', 'мм', 'м'] as const;
const WEIGHT_UNITS = ['кг', 'г', 'т'] as const;
const VOLUME_UNITS = ['м³', 'л'] as const;
/** What stands first in a date of figures: the day or the month. */
export const DAY_FIRST = 'ДД.ММ';
export const MONTH_FIRST = 'ММ.ДД';

/** The fields that a column can be matched with, in the order of the list of choices. */
export const IMPORT_FIELDS = {
  externalId: { label: 'Номер заказа у вас', path: 'externalId' },
  organization: { label: receiverFields.organization.label, path: 'organization' },
  receiver: { label: 'Получатель: фирма или человек', path: 'name' },
  surname: { label: 'Фамилия', path: 'name' },
  name: { label: receiverFields.name.label, path: 'name' },
  patronymic: { label: 'Отчество', path: 'name' },
  phone: { label: receiverFields.reciverPhone.label, path: 'reciverPhone' },
  address: { label: 'Адрес одной строкой', path: 'reciverStreet' },
  region: { label: 'Область', path: 'reciverAddress' },
  district: { label: 'Район', path: 'reciverAddress' },
  town: { label: 'Город', path: 'reciverAddress' },
  street: { label: 'Улица', path: 'reciverStreet' },
  house: { label: 'Дом', path: 'reciverHouse' },
  housing: { label: 'Корпус', path: 'reciverHousing' },
  entrance: { label: 'Подъезд', path: 'reciverEntrance' },
  floor: { label: 'Этаж', path: 'reciverFloor' },
  flat: { label: 'Квартира', path: 'reciverFlat' },
  point: { label: receiverFields.recivePoint.label, path: 'recivePoint' },
  receiverComment: { label: receiverFields.reciverComment.label, path: 'reciverComment' },
  note: { label: 'В комментарий курьеру', path: 'reciverComment' },
  hours: { label: 'Часы', path: 'hours' },
  comment: { label: senderFields.comment.label, path: 'comment' },
  deliveryDate: {
    label: tariffPlanFields.deliveryDate.label,
    path: 'deliveryDate',
    units: [DAY_FIRST, MONTH_FIRST],
  },
  interval: { label: 'Интервал доставки', path: 'deliveryFrom' },
  timeFrom: { label: tariffPlanFields.deliveryFrom.label, path: 'deliveryFrom' },
  timeUntil: { label: 'До какого часа', path: 'deliveryFrom' },
  pickupDate: { label: tariffPlanFields.pickupDate.label, path: 'pickupDate' },
  pickupFrom: { label: tariffPlanFields.pickupFrom.label, path: 'pickupFrom' },
  notify: { label: receiverFields.notifyReceiver.label, path: 'notifyReceiver' },
  fragile: { label: cargoFields.fragileCargo.label, path: 'fragileCargo' },
  type: { label: packageFields.type.label, path: 'type', cargo: true },
  cargoName: { label: 'Название товара', path: 'name', cargo: true },
  count: { label: 'Количество товара', path: 'count', cargo: true },
  places: { label: 'Мест', path: 'places', cargo: true },
  unitWeight: { label: 'Вес одной штуки', path: 'weight', cargo: true, units: WEIGHT_UNITS },
  weight: { label: 'Вес одного места', path: 'weight', cargo: true, units: WEIGHT_UNITS },
  totalWeight: { label: 'Вес всех мест', path: 'weight', cargo: true, units: WEIGHT_UNITS },
  orderWeight: { label: 'Вес всего заказа', path: 'weight', cargo: true, units: WEIGHT_UNITS },
  sizes: { label: 'Размеры: Д×Ш×В', path: 'length', cargo: true, units: SIZE_UNITS },
  length: { label: packageFields.length.label, path: 'length', cargo: true, units: SIZE_UNITS },
  width: { label: packageFields.width.label, path: 'width', cargo: true, units: SIZE_UNITS },
  height: { label: packageFields.height.label, path: 'height', cargo: true, units: SIZE_UNITS },
  unitVolume: { label: 'Объём одной штуки', path: 'volume', cargo: true, units: VOLUME_UNITS },
  volume: { label: 'Объём одного места', path: 'volume', cargo: true, units: VOLUME_UNITS },
  totalVolume: { label: 'Объём всех мест', path: 'volume', cargo: true, units: VOLUME_UNITS },
  orderVolume: { label: 'Объём всего заказа', path: 'volume', cargo: true, units: VOLUME_UNITS },
  ttn: { label: packageFields.TTN.label, path: 'TTN', cargo: true },
} as const satisfies Record<string, ImportFieldRow>;

export type ImportField = keyof typeof IMPORT_FIELDS;

export const isImportField = (name: unknown): name is ImportField =>
  typeof name === 'string' && Object.hasOwn(IMPORT_FIELDS, name);

/** The units that a column of the field accepts; empty for a field without a unit. */
export const unitsOf = (field: ImportField): readonly string[] =>
  (IMPORT_FIELDS[field] as ImportFieldRow).units ?? [];

/** Whether several columns may fill the field, each with its heading. */
export const isSharedField = (field: ImportField): boolean => field === 'note';

/** Whether the field belongs to an item and not to the order. */
export const isItemField = (field: ImportField): boolean =>
  (IMPORT_FIELDS[field] as ImportFieldRow).cargo === true;

/** Whether all rows of an order say the same: the fields of the order itself, and the amounts of all of its places. */
export const isOrderField = (field: ImportField): boolean =>
  !isItemField(field) || field === 'orderWeight' || field === 'orderVolume';

const NOT_OF_ENTRIES: readonly ImportField[] = [
  'externalId',
  'comment',
  'deliveryDate',
  'interval',
  'timeFrom',
  'timeUntil',
  'pickupDate',
  'pickupFrom',
  'notify',
  'fragile',
];

/** Whether an address-book entry has the field. */
export const isAddressBookField = (field: ImportField): boolean =>
  !isItemField(field) && !NOT_OF_ENTRIES.includes(field);

export const IMPORT_LIMITS = {
  rows: 1000,
  columns: 100,
  /** Characters in a cell: more than the maximum of any field. */
  cell: LIMITS.comment * 2,
  /** Characters in all cells together: a thousand rows of orders take less than a tenth. */
  text: 5_000_000,
  /** Places of all orders together. */
  places: 10_000,
  bytes: 5 * 1024 * 1024,
} as const;
