// Rows as the wire carries them, written by hand.
import { groupedCode, isOpenOrder, statusCode, toByn, toMinsk } from '@shlyah/domain';

const yes = (value) => value === 1 || value === true;
const scaled = (value, factor) => (value === null ? null : value / factor);

export const pieceView = (row) => ({
  id: row.id,
  type: row.type,
  calculationType: row.calculationType,
  length: scaled(row.length, 100),
  width: scaled(row.width, 100),
  height: scaled(row.height, 100),
  weight: scaled(row.weight, 1000),
  volume: scaled(row.volume, 1e6),
  name: row.name,
  count: row.count,
  useTTN: row.useTtn,
  TTN: row.ttn,
  returnTTN: yes(row.returnTtn),
});

const statusView = ({ id, name, color }, state) => ({
  ...{ id, code: statusCode(id), name, color },
  final: !isOpenOrder({ status: { id }, state }),
});

/** `known`: statuses, states and places of points by their ids; `instant`: how the driver's times are read. */
export const orderView = (row, packages, { statuses, states, points }, instant) => ({
  contactPerson: yes(row.contactPerson),
  contactPersonName: row.contactPersonName,
  contactPersonPhone: row.contactPersonPhone,
  delivery: row.delivery,
  address: row.address,
  addressId: row.addressId,
  street: row.street,
  house: row.house,
  housing: row.housing,
  entrance: row.entrance,
  flat: row.flat,
  floor: row.floor,
  pickupPoint: points.get(row.pickupPointId) ?? null,
  comment: row.comment,
  reciverType: row.receiverType,
  organization: row.organization,
  name: row.name,
  reciverPhone: row.receiverPhone,
  notifyReceiver: yes(row.notifyReceiver),
  deliveryAddress: row.deliveryAddress,
  reciverAddress: row.receiverAddress,
  reciverAddressId: row.receiverAddressId,
  reciverStreet: row.receiverStreet,
  reciverHouse: row.receiverHouse,
  reciverHousing: row.receiverHousing,
  reciverEntrance: row.receiverEntrance,
  reciverFlat: row.receiverFlat,
  reciverFloor: row.receiverFloor,
  recivePoint: points.get(row.receivePointId) ?? null,
  reciverComment: row.receiverComment,
  tarif: row.tarif,
  deliveryDate: row.deliveryDate,
  externalId: row.externalId,
  id: row.id,
  version: row.version,
  status: statusView(statuses.get(row.statusId), states.get(row.stateId)),
  state: states.get(row.stateId),
  date: toMinsk(instant(row.createdAt)),
  updatedAt: toMinsk(instant(row.updatedAt ?? row.createdAt)),
  price: row.price === null ? -1 : toByn(row.price),
  estimate: JSON.parse(row.estimate),
  user: {
    id: row.userId,
    name: row.clientName,
    UNP: row.clientUnp,
    phone: row.clientPhone,
    email: row.clientEmail,
    isLegalEntity: yes(row.clientIsLegalEntity),
    organization: row.clientOrganization,
  },
  fragileСargo: yes(row.fragileCargo),
  packages,
  trackingCode: row.trackingCode && groupedCode(row.trackingCode),
  trackingUrl: row.trackingCode && `${process.env.SITE}/t/${groupedCode(row.trackingCode)}`,
});

export const userView = (row) => ({
  isLegalEntity: yes(row.isLegalEntity),
  organization: row.organization,
  Unp: row.unp,
  name: row.name,
  phone: row.phone,
  email: row.email,
  isContactPerson: yes(row.isContactPerson),
  contactPersonName: row.contactPersonName,
  contactPersonPhone: row.contactPersonPhone,
  orderEmails: yes(row.orderEmails),
  id: row.id,
  role: row.role,
  status: row.status,
  pendingEmail: row.pendingEmail,
  url: row.avatarFileId ? `/api/files/${row.avatarFileId}` : '/img/avatar.png',
  version: row.version,
  secondFactorNeeded: false,
});

export const eventView = (row, instant) => ({
  id: row.id,
  date: toMinsk(instant(row.at)),
  dateUtc: instant(row.at).toISOString(),
  user: { id: row.actorId, name: row.actorName, role: row.actorRole },
  field: row.field,
  from: row.fromValue,
  to: row.toValue,
});

export const pointView = (row, city) => ({
  id: row.id,
  street: row.street,
  address: `г. ${city.name}, ${row.street}`,
  cityId: row.cityId,
  coords: row.coords,
  place: row.coords,
  price: toByn(row.price),
  hours: row.hours,
  phone: row.phone,
  note: row.note,
  maxWeight: scaled(row.maxWeight, 1000),
  maxSide: scaled(row.maxSide, 100),
  version: row.version,
});

/** A quote in the wire's money. */
export const quoteView = ({ total, byAgreement, items, parts, notices }) => {
  const byn = (kopecks) => (kopecks === null ? null : toByn(kopecks));
  return {
    total: byn(total),
    currency: 'BYN',
    byAgreement,
    items: items.map(({ price, multiplier }) => ({ price: byn(price), multiplier })),
    parts: parts.map(({ label, amount }) => ({ label, amount: toByn(amount) })),
    notices,
  };
};
