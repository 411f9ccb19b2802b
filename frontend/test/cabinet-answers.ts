import { defaultCalendar, defaultCompany, minskDay } from '@shlyah/domain';
import { anOrder, aProposal, aStatus } from './orders';
import { aUser } from './users';

const thisYear = Number(minskDay(new Date()).slice(0, 4));
const pageOf = (...data: object[]) => ({ body: { data, page: 1, pages: 2, total: 22 } });

const statuses = [aStatus(1), aStatus(2)];
export const order = anOrder({
  status: aStatus(2),
  externalId: 'INV-77',
  price: 41.5,
  contactPerson: true,
  contactPersonName: 'Олег Лось',
  contactPersonPhone: '+375 (33) 12-34-567',
  comment: 'Проезд со двора',
  reciverComment: 'Позвонить за час',
  'fragile\u0421argo': true,
});
const toPoint = anOrder({
  id: 1025,
  delivery: 'punkt',
  pickupPoint: { id: 1, address: 'г. Минск, ул. Сурганова, 50', hours: null, phone: null },
  deliveryAddress: 'punkt',
  recivePoint: { id: 2, address: 'г. Гомель, ул. Советская, 12', hours: null, phone: null },
  reciverType: 'fiz-lico',
  organization: null,
});
const band = (id: number, value: number) => ({ id, value, value2: 0, value3: 5 });
const point = { id: 1, cityId: 6, address: 'г. Минск, ул. Сурганова, 50', street: 'ул. Сурганова, 50' };
const noon = { date: '2026-11-20 12:00', dateUtc: '2026-11-20T09:00:00.000Z' };
const afterNoon = { date: '2026-11-20 12:01', dateUtc: '2026-11-20T09:01:00.000Z' };
const change = { id: 2, ...noon, user: { id: 2, name: 'Мария Лис', role: 'manager' } };

const contract = {
  id: 7,
  fullName: 'Ковалёва Анна Петровна',
  position: 'директор',
  doc: 'Устава',
  contactPerson: 'Анна Ковалёва',
  phone: '+375 (29) 12-34-567',
  email: 'company@demo.by',
  address: '220030, г. Минск, ул. Немига, 5',
  postcode: '220030, г. Минск, а/я 3',
  unp: '190000000',
  pc: 'BY86AKBB10100000002966000000',
  bank: 'ОАО «АСБ Беларусбанк»',
  bankAddress: 'пр-т Дзержинского, 18',
  version: 1,
  scanRegistration: '/api/files/1',
  scanProxy: '/api/files/2',
  date: '2026-11-20 10:00',
  editions: [{ number: 1, date: '2026-11-20 10:00', changes: [] }],
};

const keys = [
  {
    id: 3,
    name: '1С, склад',
    mode: 'test',
    scopes: ['orders:read', 'orders:create'],
    prefix: 'shl_test_7Kf2',
    addresses: ['203.0.113.0/24'],
    createdAt: '2026-11-19 14:05',
    expiresAt: '2027-11-20 00:00',
    lastUsedAt: '2026-11-20 09:30',
    lastUsedIp: '203.0.113.7',
    overlapUntil: '2026-11-21 09:30',
    webhooks: [],
  },
];

/** What the API answers to the pages of the cabinet. */
export const answers = {
  'GET /api/order?page=1': pageOf(order, toPoint),
  'GET /api/order?page=1&user=12': pageOf(order),
  'GET /api/order/single?id=1024': { body: order },
  'GET /api/order/single?id=1025': { body: toPoint },
  'GET /api/order/history?id=1025': { body: [] },
  'GET /api/order/1025/messages': { body: [] },
  'GET /api/order/1024/proposals': { body: [aProposal()] },
  'GET /api/order/1025/proposals': { body: [] },
  'GET /api/order/1024/messages': {
    body: [
      {
        id: 8,
        ...afterNoon,
        channel: 'sms',
        to: 'receiver',
        state: 'waiting',
        subject: 'SMS получателю заказа № 1024: В пути',
      },
      { id: 7, ...afterNoon, channel: 'email', to: 'client', state: 'sent', subject: 'Заказ № 1024: В пути' },
    ],
  },
  'GET /api/order/history?id=1024': {
    body: [
      { ...change, id: 3, field: 'price', from: 'Формируется', to: '41.50 р' },
      { ...change, field: 'status', from: 'Новая', to: 'Принята' },
      {
        id: 1,
        date: '2026-11-20 10:15',
        dateUtc: '2026-11-20T07:15:00.000Z',
        user: { id: 12, name: 'Анна Ковалёва', role: 'customer' },
        field: 'status',
        from: null,
        to: 'Новая',
      },
    ],
  },
  'GET /api/order/statuses': { body: { statuses, states: [{ id: 1, name: 'Активная' }] } },
  'GET /api/order/counters': { body: { new: 3, today: 2, tomorrow: 4, unpriced: 5 } },
  'GET /api/order/1025/neighbours': { body: { previous: 1026, next: 1024 } },
  'POST /api/calculator/quote': { body: order.estimate },
  'GET /api/calendar': { body: { ...defaultCalendar, version: 1 } },
  [`GET /api/movedDays/${thisYear}`]: { body: { year: thisYear, isKnown: false, days: [], version: 0 } },
  'GET /api/day': { body: [] },
  'GET /api/calculator/versions': { body: [] },
  'GET /api/calculator': {
    body: {
      volume: [band(101, 1)],
      weight: [band(103, 1.2)],
      'fragile\u0421argo': band(108, 7),
      cities: [{ id: 1, city: 'Гомельская область', town: 'Гомель', param1: 38, param2: 2.5333, price: 38 }],
      version: 1,
    },
  },
  'GET /api/points': {
    body: [
      { ...point, coords: '53.9,27.6', place: '27.6,53.9', price: 7, version: 1, hours: 'пн–пт 09:00–19:00' },
    ],
  },
  'GET /api/points/cities': { body: [{ id: 6, name: 'Минск' }] },
  'GET /api/zones': { body: { type: 'FeatureCollection', source: '', features: [] } },
  'GET /api/contract': { body: contract },
  'GET /api/contract/12': { body: contract },
  'GET /api/users?page=1': pageOf(aUser()),
  'GET /api/users/12': { body: { ...aUser(), ordersCount: 7 } },
  'GET /api/users/unproved?page=1&status=pending': pageOf({
    ...aUser(),
    unpDuplicates: [3],
    unpValid: false,
    date: '2026-11-20 10:15',
  }),
  'GET /api/user/security': { body: { totp: false, recoveryCodes: 0, required: false, passkeys: [] } },
  'GET /api/user/sessions': {
    body: [
      {
        id: 'a'.repeat(32),
        device: 'Chrome, Windows',
        address: '203.0.113.7',
        current: true,
        createdAt: '2026-11-20 09:00',
        lastSeenAt: '2026-11-20 12:30',
      },
    ],
  },
  'GET /api/company': { body: { ...defaultCompany, version: 1 } },
  'GET /api/company/history': {
    body: [{ ...change, field: 'hours', from: '08:00–20:00', to: '08:00–22:00' }],
  },
  'GET /api/user/notices': {
    body: {
      telegram: { connectedAt: null },
      phone: '+375 (29) 12-34-567',
      events: [{ event: 'status6', channels: ['email', 'telegram'] }],
    },
  },
  'GET /api/user/leaving': {
    body: { askedAt: '2026-11-20 12:00', goesAt: '2026-12-04 12:00', reason: null },
  },
  'GET /api/keys': { body: keys },
  'GET /api/keys/client?id=12': { body: { keys, days: [{ day: '2026-11-19', calls: 120, errors: 2 }] } },
  'GET /api/keys/calls?page=1': pageOf({
    at: '2026-11-20 09:30',
    keyId: 3,
    operation: 'createOrder',
    status: 422,
    code: 'invalid',
    ms: 12,
    requestId: '0b6f3c1e-5d2a-4f0e-9a37-1c2b3d4e5f60',
    address: '203.0.113.7',
  }),
  'GET /api/journal?page=1': pageOf({
    id: 2,
    date: '2026-11-20 15:10:07',
    kind: 'roleChanged',
    detail: 'клиент → менеджер',
    account: { id: 12, name: 'Анна Лис' },
    actor: { id: 1, name: 'Мария Лис' },
    address: '203.0.113.7',
    requestId: 'q-1',
  }),
  'GET /api/messages?page=1': pageOf({
    id: 3,
    date: '2026-11-20 15:10',
    channel: 'sms',
    to: '37529*****67',
    state: 'failed',
    account: { id: 12, name: 'Анна Лис' },
    subject: 'SMS получателю заказа № 125: Принята',
    attempts: 20,
    sentAt: null,
    nextAt: null,
    reason: 'Шлюз ответил 500',
  }),
  'GET /api/state': {
    body: {
      version: '0.1.0',
      startedAt: '2026-11-20 09:00',
      rows: [{ title: 'Диск', level: 'attention', text: 'Свободно мало.', advice: 'Удалите старое.' }],
    },
  },
};
