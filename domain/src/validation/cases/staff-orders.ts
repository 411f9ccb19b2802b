import { staffOrderFields } from '../../orders/fields';
import { packagesProblems } from '../../orders/problems';
import { problems } from '../engine';
import { validOrder } from './orders';
import { validPackage } from './packages';
import type { OrderCase } from './types';

/** An edit by staff of an order read before; id, version, status and state are examples. */
export const validStaffOrder = {
  ...validOrder,
  id: 1,
  version: 1,
  status: 1,
  state: 1,
  price: 21.5,
} as const;

/** The expected errors of an edit by staff, by path, without the check of the delivery date. */
export const staffOrderProblems = (order: Readonly<Record<string, unknown>>): Record<string, string[]> => ({
  ...problems(staffOrderFields, order),
  ...packagesProblems(order['packages']),
});

export const staffOrderCases: readonly OrderCase[] = [
  { name: 'staff: everything in place', order: validStaffOrder, errors: [] },
  { name: 'staff: the price is being formed', order: { ...validStaffOrder, price: -1 }, errors: [] },
  { name: 'staff: free of charge', order: { ...validStaffOrder, price: 0 }, errors: [] },
  { name: 'staff: no price', order: { ...validStaffOrder, price: null }, errors: ['price'] },
  { name: 'staff: a negative price', order: { ...validStaffOrder, price: -0.5 }, errors: ['price'] },
  { name: 'staff: a tenth of a kopeck', order: { ...validStaffOrder, price: 21.505 }, errors: ['price'] },
  { name: 'staff: an absurd price', order: { ...validStaffOrder, price: 1_000_001 }, errors: ['price'] },
  {
    name: 'staff: a late order',
    order: { ...validStaffOrder, deliveryDate: '2020-01-08 12:00' },
    errors: [],
  },
  {
    name: 'staff: no receiver',
    order: { ...validStaffOrder, name: '', reciverPhone: '' },
    errors: ['name', 'reciverPhone'],
  },
  {
    name: 'staff: a firm without a name',
    order: { ...validStaffOrder, reciverType: 'ur-lico', organization: '' },
    errors: ['organization'],
  },
  {
    name: 'staff: a contact person without name and phone',
    order: { ...validStaffOrder, contactPerson: true },
    errors: ['contactPersonName', 'contactPersonPhone'],
  },
  {
    name: 'staff: a sender without an address',
    order: { ...validStaffOrder, address: '', addressId: null, street: '', house: '' },
    errors: ['address', 'addressId', 'street', 'house'],
  },
  {
    name: 'staff: a receiver without an address',
    order: {
      ...validStaffOrder,
      reciverAddress: '',
      reciverAddressId: null,
      reciverStreet: '',
      reciverHouse: '',
    },
    errors: ['reciverAddress', 'reciverAddressId', 'reciverStreet', 'reciverHouse'],
  },
  {
    name: 'staff: an item without weight',
    order: { ...validStaffOrder, packages: [{ ...validPackage, weight: 0 }] },
    errors: ['packages.0.weight'],
  },
];
