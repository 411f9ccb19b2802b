import type { HandoverDto, OrderDto, OrderStatusDto, ProposalDto } from '@shlyah/api-client';
import { CLOSED_STATUSES, modeOf, ORDER_STATUSES } from '@shlyah/domain';

/** A status as the API answers it. */
export function aStatus(id: number): OrderStatusDto {
  const status = ORDER_STATUSES.find((one) => one.id === id);
  if (!status) throw new Error(`There is no status ${id}`);
  return { ...status, final: CLOSED_STATUSES.includes(id) };
}

/** A delivery to a guard, told at the end of the day. */
export const aHandover: HandoverDto = {
  id: 31,
  outcome: 'handed',
  date: '2026-11-22 10:15',
  dateUtc: '2026-11-22T07:15:00.000Z',
  sure: 'exact',
  receivedBy: 'Ольга Вахтёр',
  receivedAs: 'guard',
  places: 1,
  placesBack: null,
  ttnTaken: false,
  proof: null,
  recordedAt: '2026-11-22 18:00',
  recordedAtUtc: '2026-11-22T15:00:00.000Z',
};

/** An order to an address in Гомель, not priced yet; what differs is said by the test. */
export function anOrder(differences: Partial<OrderDto> = {}): OrderDto {
  return {
    id: 1024,
    mode: modeOf(differences.id ?? 1024),
    version: 1,
    status: aStatus(1),
    state: { id: 1, name: 'Активная' },
    date: '2026-11-20 10:15',
    updatedAt: '2026-11-20 10:15',
    deliveryDate: '2026-11-22 23:00',
    price: -1,
    estimate: {
      total: 38,
      currency: 'BYN',
      byAgreement: false,
      items: [{ price: 38, multiplier: 1 }],
      parts: [{ label: 'Доставка до пункта назначения', amount: 38 }],
      notices: [],
    },
    revisedEstimate: null,
    user: {
      id: 12,
      name: 'Анна Ковалёва',
      UNP: '190000000',
      phone: '+375 (29) 12-34-567',
      email: 'company@demo.by',
      isLegalEntity: true,
      organization: 'ООО «Ромашка»',
    },
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
    flat: '12',
    floor: null,
    pickupPoint: null,
    comment: null,
    reciverType: 'ur-lico',
    organization: 'ОАО «Полесье»',
    name: 'Виктор Гайдук',
    reciverPhone: '+375 (29) 20-00-001',
    notifyReceiver: false,
    deliveryAddress: 'client',
    reciverAddress: 'Гомель',
    reciverAddressId: 3,
    reciverStreet: 'ул. Советская',
    reciverHouse: '12',
    reciverHousing: null,
    reciverEntrance: null,
    reciverFlat: null,
    reciverFloor: null,
    recivePoint: null,
    reciverComment: null,
    tarif: 'standart',
    externalId: null,
    trackingCode: '7K4M-PX2D-W9H4',
    trackingUrl: 'https://shlyah.example/t/7K4M-PX2D-W9H4',
    waiting: [],
    'fragile\u0421argo': false,
    packages: [
      {
        id: 1,
        type: 'package',
        calculationType: 'sizes',
        length: 30,
        width: 20,
        height: 10,
        weight: 3,
        volume: null,
        name: null,
        count: 1,
        useTTN: 'yes',
        TTN: 'АА 1234567',
        returnTTN: true,
      },
    ],
    ...differences,
  };
}

/** A price that the manager proposes for it; what differs is said by the test. */
export const aProposal = (differences: Partial<ProposalDto> = {}): ProposalDto => ({
  id: 17,
  orderId: 1024,
  orderVersion: 1,
  side: 'staff',
  state: 'waiting',
  waitsFor: 'client',
  reason: 'Груз тяжелее',
  price: { before: 38, after: 45.6 },
  quote: null,
  proposed: { price: 45.6 },
  changes: [{ field: 'price', from: '38.00\u00a0р', to: '45.60\u00a0р' }],
  date: '2026-11-20 15:10',
  dateUtc: '2026-11-20T12:10:00.000Z',
  answeredAtUtc: null,
  expiresAt: '2026-11-27 15:10',
  expiresAtUtc: '2026-11-27T12:10:00.000Z',
  answeredAt: null,
  answer: null,
  staffName: null,
  ...differences,
});
