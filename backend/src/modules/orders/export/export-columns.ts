import {
  addressLine,
  addressOf,
  cargoLine,
  cargoTotals,
  clientName,
  failureText,
  orderFields,
  ownNumberLabel,
  PHRASES,
  receiverName,
  shownOrderNumber,
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
  /** Prices include НДС. */
  vat: boolean;
  /** The town of a point. */
  townOf: (point: number) => string | null;
}

const flag = (value: boolean): string => (value ? 'да' : 'нет');

/** The columns of an exported list; for staff with those of the client. */
export function exportColumns({ staff, vat, townOf }: ColumnOptions): OrderColumn[] {
  const town = (order: OrderDto, side: Side, point: { id: number } | null): string | null =>
    point ? townOf(point.id) : (addressOf(order, side).city ?? null);
  const place = (order: OrderDto, side: Side, point: { address: string } | null): string =>
    point ? point.address : addressLine({ ...addressOf(order, side), city: null });
  return [
    { title: '№', format: 'number', of: ({ id }) => (id > 0 ? id : shownOrderNumber(id)) },
    { title: ownNumberLabel(staff), of: ({ externalId }) => externalId },
    { title: 'Статус', width: 16, of: ({ status }) => status.name },
    { title: 'Состояние', width: 14, of: ({ state }) => state.name },
    {
      title: 'Почему не доставлен',
      width: 24,
      of: ({ failure, failureWords }) => failureText({ failure, failureWords }),
    },
    { title: 'Оформлен', format: 'minute', of: ({ date }) => date },
    { title: orderFields.deliveryDate.label, format: 'minute', of: ({ deliveryDate }) => deliveryDate },
    {
      title: vat ? 'Цена с НДС, р' : 'Цена, р',
      format: 'money',
      of: ({ price }) => (price < 0 ? PHRASES.priceForming : price),
    },
    { title: 'Мест', format: 'number', width: 7, of: ({ packages }) => packages.length },
    { title: 'Вес, кг', format: 'number', of: ({ packages }) => cargoTotals(packages).weightKg },
    { title: 'Объём, м³', format: 'number', of: ({ packages }) => cargoTotals(packages).volumeM3 },
    ...(staff ? clientColumns : []),
    { title: orderFields.contactPersonName.label, of: (order) => order.contactPersonName },
    {
      title: orderFields.contactPersonPhone.label,
      format: 'phone',
      of: (order) => order.contactPersonPhone,
    },
    { title: orderFields.delivery.label, of: ({ delivery }) => orderFields.delivery.choiceLabels[delivery] },
    { title: 'Город отправителя', of: (order) => town(order, 'sender', order.pickupPoint) },
    { title: 'Адрес отправителя', width: 30, of: (order) => place(order, 'sender', order.pickupPoint) },
    { title: 'Получатель', width: 26, of: receiverName },
    { title: orderFields.name.label, of: ({ name }) => name },
    { title: orderFields.reciverPhone.label, format: 'phone', of: ({ reciverPhone }) => reciverPhone },
    {
      title: orderFields.deliveryAddress.label,
      of: ({ deliveryAddress }) => orderFields.deliveryAddress.choiceLabels[deliveryAddress],
    },
    { title: 'Город получателя', of: (order) => town(order, 'receiver', order.recivePoint) },
    { title: 'Адрес получателя', width: 30, of: (order) => place(order, 'receiver', order.recivePoint) },
    { title: 'Груз', width: 40, of: ({ packages }) => cargoLine(packages) },
    { title: 'ТТН', of: ({ packages }) => packages.flatMap(({ TTN }) => TTN ?? []).join(', ') },
    { title: orderFields.fragileCargo.label, width: 9, of: (order) => flag(order.fragileСargo) },
    { title: orderFields.comment.label, width: 30, of: ({ comment }) => comment },
    { title: orderFields.reciverComment.label, width: 30, of: ({ reciverComment }) => reciverComment },
    { title: orderFields.notifyReceiver.label, width: 9, of: (order) => flag(order.notifyReceiver) },
    { title: 'Код отслеживания', width: 17, of: ({ trackingCode }) => trackingCode },
    { title: 'Ссылка для отслеживания', width: 36, of: ({ trackingUrl }) => trackingUrl },
  ];
}

const clientColumns: OrderColumn[] = [
  { title: 'Клиент', width: 26, of: ({ user }) => clientName(user) },
  { title: 'УНП клиента', width: 12, of: ({ user }) => user.UNP },
  { title: 'Телефон клиента', format: 'phone', of: ({ user }) => user.phone },
  { title: 'Эл. почта клиента', width: 24, of: ({ user }) => user.email },
];
