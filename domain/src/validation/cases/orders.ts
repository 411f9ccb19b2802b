import { defaultCalendar } from '../../orders/calendar';
import { defaultDeliveryDate } from '../../orders/delivery-date';
import { validByVolume, validPackage, validProduct } from './packages';
import type { OrderCase } from './types';

/** Deliveries are at most a year ahead, so the date of a right order cannot be a fixed one. */
const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);

/** A right order from an address in Минск (city 6) to an address. */
export const validOrder = {
  contactPerson: false,
  contactPersonName: null,
  contactPersonPhone: null,
  delivery: 'client',
  address: 'Минск',
  addressId: 6,
  street: 'ул. Немига',
  house: '5',
  housing: null,
  entrance: null,
  flat: null,
  floor: null,
  pickupPoint: null,
  comment: null,
  reciverType: 'fiz-lico',
  organization: null,
  name: 'Сидоров Пётр',
  reciverPhone: '+375 (29) 12-34-567',
  notifyReceiver: false,
  deliveryAddress: 'client',
  reciverAddress: 'Минск',
  reciverAddressId: 6,
  reciverStreet: 'пр-т Независимости',
  reciverHouse: '20',
  reciverHousing: null,
  reciverEntrance: null,
  reciverFlat: null,
  reciverFloor: null,
  recivePoint: null,
  reciverComment: null,
  tarif: 'standart',
  fragileCargo: false,
  deliveryDate: defaultDeliveryDate(inAMonth, defaultCalendar),
  deliveryFrom: null,
  pickupDate: null,
  pickupFrom: null,
  packages: [validPackage],
} as const;

/** The same from and to pickup points; the ids are examples. */
const betweenPoints = {
  ...validOrder,
  delivery: 'punkt',
  address: null,
  addressId: null,
  street: null,
  house: null,
  pickupPoint: 1,
  deliveryAddress: 'punkt',
  reciverAddress: null,
  reciverAddressId: null,
  reciverStreet: null,
  reciverHouse: null,
  recivePoint: 1,
} as const;

const CONTACT = {
  contactPerson: true,
  contactPersonName: 'Анна',
  contactPersonPhone: '80291234567',
} as const;

const documents = (count: number): unknown[] => Array.from({ length: count }, () => ({ type: 'doc' }));

/** Step 1: whole orders, wrong in what `senderFields` looks at and nowhere else. */
export const senderCases: readonly OrderCase[] = [
  { name: 'sender: a contact person', order: { ...validOrder, ...CONTACT }, errors: [] },
  {
    name: 'sender: a contact person without name and phone',
    order: { ...validOrder, contactPerson: true },
    errors: ['contactPersonName', 'contactPersonPhone'],
  },
  {
    name: 'sender: the flag as 1 counts too',
    order: { ...validOrder, contactPerson: 1 },
    errors: ['contactPersonName', 'contactPersonPhone'],
  },
  {
    name: 'sender: an address without city, street and house',
    order: { ...validOrder, address: '', addressId: null, street: '', house: ' ' },
    errors: ['address', 'addressId', 'street', 'house'],
  },
  {
    name: 'sender: a city typed, not picked',
    order: { ...validOrder, addressId: null },
    errors: ['addressId'],
  },
  {
    name: 'sender: no pickup point',
    order: { ...betweenPoints, pickupPoint: null },
    errors: ['pickupPoint'],
  },
  { name: 'sender: no word on where', order: { ...validOrder, delivery: null }, errors: ['delivery'] },
  { name: 'sender: an unknown where', order: { ...validOrder, delivery: 'moon' }, errors: ['delivery'] },
  { name: 'sender: an endless house', order: { ...validOrder, house: '1'.repeat(21) }, errors: ['house'] },
  {
    name: 'sender: an endless comment',
    order: { ...validOrder, comment: 'а'.repeat(1001) },
    errors: ['comment'],
  },
];

/** Step 2, in the same way. */
export const receiverCases: readonly OrderCase[] = [
  {
    name: 'receiver: a firm',
    order: { ...validOrder, reciverType: 'ur-lico', organization: 'ОАО «Свет»' },
    errors: [],
  },
  {
    name: 'receiver: a firm without a name',
    order: { ...validOrder, reciverType: 'ur-lico' },
    errors: ['organization'],
  },
  { name: 'receiver: no kind', order: { ...validOrder, reciverType: '' }, errors: ['reciverType'] },
  {
    name: 'receiver: nobody',
    order: { ...validOrder, name: null, reciverPhone: '' },
    errors: ['name', 'reciverPhone'],
  },
  {
    name: 'receiver: a half-typed phone',
    order: { ...validOrder, reciverPhone: '+375 (29) 1' },
    errors: ['reciverPhone'],
  },
  {
    name: 'receiver: an address without city, street and house',
    order: { ...validOrder, reciverAddress: '', reciverAddressId: '', reciverStreet: '', reciverHouse: '' },
    errors: ['reciverAddress', 'reciverAddressId', 'reciverStreet', 'reciverHouse'],
  },
  {
    name: 'receiver: a city typed, not picked',
    order: { ...validOrder, reciverAddressId: null },
    errors: ['reciverAddressId'],
  },
  {
    name: 'receiver: no receive point',
    order: { ...betweenPoints, recivePoint: null },
    errors: ['recivePoint'],
  },
];

/** Step 3: the items and the flag beside them. */
export const cargoCases: readonly OrderCase[] = [
  {
    name: 'cargo: one of each kind',
    order: { ...validOrder, packages: [validByVolume, validProduct, { type: 'doc' }] },
    errors: [],
  },
  { name: 'cargo: none', order: { ...validOrder, packages: [] }, errors: ['packages'] },
  { name: 'cargo: no list', order: { ...validOrder, packages: null }, errors: ['packages'] },
  {
    name: 'cargo: 100 items',
    order: { ...validOrder, packages: documents(100) },
    errors: [],
  },
  {
    name: 'cargo: 101 items',
    order: { ...validOrder, packages: documents(101) },
    errors: ['packages'],
  },
  {
    name: 'cargo: the second item without weight',
    order: { ...validOrder, packages: [validPackage, { ...validPackage, weight: null }] },
    errors: ['packages.1.weight'],
  },
  {
    name: 'cargo: an item that is nothing',
    order: { ...validOrder, packages: [null] },
    errors: ['packages.0.type'],
  },
  {
    name: 'cargo: over 50 kg is taken',
    order: { ...validOrder, packages: [{ ...validPackage, weight: 60 }] },
    errors: [],
  },
  {
    name: 'receiver: the SMS flag is neither yes nor no',
    order: { ...validOrder, notifyReceiver: 'perhaps' },
    errors: ['notifyReceiver'],
  },
  {
    name: 'cargo: fragile is neither yes nor no',
    order: { ...validOrder, fragileCargo: 'very' },
    errors: ['fragileCargo'],
  },
];

/** Step 4. */
export const tariffPlanCases: readonly OrderCase[] = [
  { name: 'plan: an unknown tariff', order: { ...validOrder, tarif: 'express' }, errors: ['tarif'] },
  { name: 'plan: no date', order: { ...validOrder, deliveryDate: '' }, errors: ['deliveryDate'] },
  {
    name: 'plan: a day without a time',
    order: { ...validOrder, deliveryDate: '2099-01-05' },
    errors: ['deliveryDate'],
  },
  {
    name: 'plan: 30 February',
    order: { ...validOrder, deliveryDate: '2099-02-30 12:00' },
    errors: ['deliveryDate'],
  },
  { name: 'plan: an evening', order: { ...validOrder, deliveryFrom: '18:00' }, errors: [] },
  { name: 'plan: half an hour', order: { ...validOrder, deliveryFrom: '22:30' }, errors: [] },
  {
    name: 'plan: less than half an hour',
    order: { ...validOrder, deliveryFrom: '22:31' },
    errors: ['deliveryFrom'],
  },
  { name: 'plan: no time', order: { ...validOrder, deliveryFrom: '9' }, errors: ['deliveryFrom'] },
  { name: 'plan: hour 24', order: { ...validOrder, deliveryFrom: '24:00' }, errors: ['deliveryFrom'] },
];

/** For `orderProblems` without the time; whatever the clock says, they hold. */
export const orderCases: readonly OrderCase[] = [
  { name: 'from address to address', order: validOrder, errors: [] },
  { name: 'from point to point', order: betweenPoints, errors: [] },
  {
    name: 'from address to point',
    order: { ...validOrder, deliveryAddress: 'punkt', recivePoint: 1 },
    errors: [],
  },
  { name: 'from point to address', order: { ...validOrder, delivery: 'punkt', pickupPoint: 1 }, errors: [] },
  {
    name: 'from address to point, neither given',
    order: { ...betweenPoints, delivery: 'client', recivePoint: null },
    errors: ['address', 'addressId', 'street', 'house', 'recivePoint'],
  },
  ...senderCases,
  ...receiverCases,
  ...cargoCases,
  ...tariffPlanCases,
];

/** Only when the time is known, and always wrong: a Wednesday, a Saturday, the past. */
export const forbiddenDateCases: readonly OrderCase[] = [
  {
    name: 'plan: a Wednesday',
    order: { ...validOrder, deliveryDate: '2099-01-07 12:00' },
    errors: ['deliveryDate'],
  },
  {
    name: 'plan: a Saturday',
    order: { ...validOrder, deliveryDate: '2099-01-10 12:00' },
    errors: ['deliveryDate'],
  },
  {
    name: 'plan: the past',
    order: { ...validOrder, deliveryDate: '2020-01-06 12:00' },
    errors: ['deliveryDate'],
  },
];
