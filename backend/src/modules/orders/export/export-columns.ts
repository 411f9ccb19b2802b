import {
  addressLine,
  addressOf,
  cargoLine,
  cargoTotals,
  clientName,
  failureText,
  groupEqualItems,
  handoverTime,
  HOUR_WORDS,
  IMPORT_FIELDS,
  orderFields,
  ownNumberLabel,
  packageFields,
  PHRASES,
  shownNumber,
  shownOrderNumber,
  toByn,
  toKopecks,
  vatIn,
  type ExportOnlyTitle,
  type ImportField,
  type Side,
} from '@shlyah/domain';
import type { Cell, TableColumn } from '../../../platform/files/table';
import type { OrderDto } from '../dto/order.dto';

/** A column of exported orders. */
interface OrderColumn extends TableColumn {
  of: (order: OrderDto) => Cell;
}

interface ColumnOptions {
  staff: boolean;
  /** The rate of НДС that prices include; null for a company that pays none. */
  vatPercent: number | null;
  /** The town of a point. */
  townOf: (point: number) => string | null;
}

type Column = Omit<OrderColumn, 'title'>;

/** A column that the import leaves out, with the reason that `EXPORT_ONLY` gives. */
const shown = (title: ExportOnlyTitle, column: Column): OrderColumn => ({ title, ...column });

/** A column that the import reads into the field; the title is its label unless another says the unit. */
const read = (
  field: ImportField,
  column: Column,
  title: string = IMPORT_FIELDS[field].label,
): OrderColumn => ({ title, ...column });

const flag = (value: boolean): string => (value ? 'да' : 'нет');

/** The columns of an exported list, for staff with those of the client; our own import reads them back as the same orders. */
export function exportColumns(options: ColumnOptions): OrderColumn[] {
  return [
    shown('№', { format: 'number', of: ({ id }) => (id > 0 ? id : shownOrderNumber(id)) }),
    { title: ownNumberLabel(options.staff), of: ({ externalId }) => externalId },
    shown('Статус', { width: 16, of: ({ status }) => status.name }),
    shown('Состояние', { width: 14, of: ({ state }) => state.name }),
    shown('Почему не доставлен', {
      width: 24,
      of: ({ failure, failureWords }) => failureText({ failure, failureWords }),
    }),
    shown('Оформлен', { format: 'minute', of: ({ date }) => date }),
    shown('Вручено', { format: 'minute', of: handedAt }),
    shown('Время вручения', { width: 14, of: hourCertainty }),
    read('deliveryDate', { format: 'minute', of: ({ deliveryDate }) => deliveryDate }),
    read('timeFrom', { width: 9, of: ({ deliveryFrom }) => deliveryFrom }),
    read('pickupDate', { format: 'minute', of: ({ pickupDate }) => pickupDate }),
    read('pickupFrom', { width: 9, of: ({ pickupFrom }) => pickupFrom }),
    ...priceColumns(options),
    ...cargoColumns,
    ...(options.staff ? clientColumns : []),
    ...senderColumns(options),
    ...receiverColumns(options),
    shown('Код отслеживания', { width: 17, of: ({ trackingCode }) => trackingCode }),
    shown('Ссылка для отслеживания', { width: 36, of: ({ trackingUrl }) => trackingUrl }),
  ];
}

/** When an order was handed over; one that was delivered before handovers were recorded has the hour of its status. */
const handedAt = ({ handover, handedAt }: OrderDto): Cell =>
  handedAt && handover?.date === null ? handoverTime(null) : handedAt;

/** How that hour is known. */
const hourCertainty = ({ handover, handedAt }: OrderDto): Cell =>
  handedAt && HOUR_WORDS[handover?.sure ?? 'status'];

/** Prices and the quotes of orders without a price stand apart, so that each column adds up. */
const priceColumns = ({ vatPercent }: ColumnOptions): OrderColumn[] => [
  shown(vatPercent === null ? 'Цена, р' : 'Цена с НДС, р', {
    format: 'money',
    of: ({ price }) => (price < 0 ? PHRASES.priceForming : price),
  }),
  ...(vatPercent === null
    ? []
    : [
        shown('В том числе НДС, р', {
          format: 'money',
          of: ({ price }) => (price < 0 ? null : toByn(vatIn(toKopecks(price), vatPercent))),
        }),
      ]),
  shown('Расчёт, р', {
    format: 'money',
    of: ({ price, estimate, revisedEstimate }) => (price < 0 ? (revisedEstimate ?? estimate).total : null),
  }),
];

type Item = OrderDto['packages'][number];

/** A column of what each place of an order is; empty where the places differ. */
const ofPlaces =
  (of: (item: Item) => Cell) =>
  ({ packages }: OrderDto): Cell => {
    const [group, ...others] = groupEqualItems(packages);
    return group && others.length === 0 ? of(group.item) : null;
  };

const sizesOf = ({ length, width, height }: Item): Cell =>
  length && width && height ? [length, width, height].map(shownNumber).join('×') : null;

const cargoColumns: readonly OrderColumn[] = [
  read('places', { format: 'number', width: 7, of: ({ packages }) => packages.length }),
  shown('Всего, кг', { format: 'number', of: ({ packages }) => cargoTotals(packages).weightKg }),
  shown('Всего, м³', { format: 'number', of: ({ packages }) => cargoTotals(packages).volumeM3 }),
  shown('Состав груза', { width: 40, of: ({ packages }) => cargoLine(packages) }),
  read('type', { width: 12, of: ofPlaces(({ type }) => packageFields.type.choiceLabels[type]) }),
  read('cargoName', { of: ofPlaces(({ name }) => name) }),
  read('count', { format: 'number', of: ofPlaces(({ type, count }) => (type === 'product' ? count : null)) }),
  read('weight', { format: 'number', of: ofPlaces(({ weight }) => weight) }, 'Вес единицы, кг'),
  read('sizes', { of: ofPlaces(sizesOf) }, 'Размеры места, см'),
  read('volume', { format: 'number', of: ofPlaces(({ volume }) => volume) }, 'Объём места, м³'),
  read('ttn', { of: ({ packages }) => packages.flatMap(({ TTN }) => TTN ?? []).join(', ') }, 'ТТН'),
  shown('Возврат ТТН', {
    width: 9,
    of: ({ packages }) => flag(packages.some(({ returnTTN }) => returnTTN)),
  }),
  read('fragile', { width: 9, of: (order) => flag(order.fragileСargo) }),
];

const townIn = (
  { townOf }: ColumnOptions,
  order: OrderDto,
  side: Side,
  point: { id: number } | null,
): string | null => (point ? townOf(point.id) : (addressOf(order, side).city ?? null));

const placeIn = (order: OrderDto, side: Side, point: { address: string } | null): string =>
  point ? point.address : addressLine({ ...addressOf(order, side), city: null });

const senderColumns = (options: ColumnOptions): OrderColumn[] => [
  shown('Кто передаёт груз', { of: (order) => order.contactPersonName }),
  shown('Телефон отправителя', { format: 'phone', of: (order) => order.contactPersonPhone }),
  shown('Как забираем', { of: ({ delivery }) => orderFields.delivery.choiceLabels[delivery] }),
  shown('Город отправителя', { of: (order) => townIn(options, order, 'sender', order.pickupPoint) }),
  shown('Адрес отправителя', { width: 30, of: (order) => placeIn(order, 'sender', order.pickupPoint) }),
  read('comment', { width: 30, of: ({ comment }) => comment }),
];

const receiverColumns = (options: ColumnOptions): OrderColumn[] => [
  read('organization', { width: 26, of: ({ organization }) => organization }),
  read('name', { width: 26, of: ({ name }) => name }),
  read('phone', { format: 'phone', of: ({ reciverPhone }) => reciverPhone }),
  shown('Как доставляем', { of: (order) => orderFields.deliveryAddress.choiceLabels[order.deliveryAddress] }),
  read('town', { of: (order) => townIn(options, order, 'receiver', order.recivePoint) }, 'Город получателя'),
  read(
    'address',
    { width: 30, of: (order) => placeIn(order, 'receiver', order.recivePoint) },
    'Адрес получателя',
  ),
  read('street', { of: ({ reciverStreet }) => reciverStreet }),
  read('house', { width: 9, of: ({ reciverHouse }) => reciverHouse }),
  read('housing', { width: 9, of: ({ reciverHousing }) => reciverHousing }),
  read('entrance', { width: 9, of: ({ reciverEntrance }) => reciverEntrance }),
  read('floor', { width: 9, of: ({ reciverFloor }) => reciverFloor }),
  read('flat', { width: 9, of: ({ reciverFlat }) => reciverFlat }),
  read('point', { width: 30, of: ({ recivePoint }) => recivePoint?.address ?? null }),
  read('receiverComment', { width: 30, of: ({ reciverComment }) => reciverComment }),
  read('notify', { width: 9, of: (order) => flag(order.notifyReceiver) }),
];

const clientColumns: readonly OrderColumn[] = [
  { title: 'Клиент', width: 26, of: ({ user }) => clientName(user) },
  { title: 'УНП клиента', width: 12, of: ({ user }) => user.UNP },
  { title: 'Телефон клиента', format: 'phone', of: ({ user }) => user.phone },
  { title: 'Эл. почта клиента', width: 24, of: ({ user }) => user.email },
];
