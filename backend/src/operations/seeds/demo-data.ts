import type { OrderBody, PackageBody, Role, UserStatus } from '@shlyah/domain';

/** One password for all demo accounts; the demo never runs in production. */
export const DEMO_PASSWORD = 'demo-parol-2026';

export interface DemoUser {
  email: string;
  name: string;
  phone: string;
  role: Role;
  status: UserStatus;
  organization?: string;
  unp?: string;
}

export const demoUsers: DemoUser[] = [
  {
    email: 'admin@demo.by',
    name: 'Мария Лис',
    phone: '+375 (29) 10-00-001',
    role: 'admin',
    status: 'confirmed',
  },
  {
    email: 'manager@demo.by',
    name: 'Ольга Кравец',
    phone: '+375 (29) 10-00-002',
    role: 'manager',
    status: 'confirmed',
  },
  {
    email: 'company@demo.by',
    name: 'Анна Ковалёва',
    phone: '+375 (29) 10-00-003',
    role: 'customer',
    status: 'confirmed',
    organization: 'ООО «Ромашка»',
    unp: '190000005',
  },
  {
    email: 'person@demo.by',
    name: 'Пётр Сидоров',
    phone: '+375 (33) 10-00-004',
    role: 'customer',
    status: 'confirmed',
  },
  {
    email: 'pending@demo.by',
    name: 'Игорь Зайцев',
    phone: '+375 (44) 10-00-005',
    role: 'customer',
    status: 'pending',
    organization: 'ЧУП «Ёлочка»',
    unp: '290000001',
  },
  {
    email: 'rejected@demo.by',
    name: 'Елена Чиж',
    phone: '+375 (25) 10-00-006',
    role: 'customer',
    status: 'canceled',
    organization: 'ООО «Тополь»',
    unp: '390000003',
  },
];

export const demoContract = {
  fullName: 'Ковалёва Анна Петровна',
  position: 'директор',
  doc: 'Устав',
  contactPerson: 'Анна Ковалёва',
  phone: '+375 (29) 10-00-003',
  email: 'company@demo.by',
  address: '220030, г. Минск, ул. Немига, 5, оф. 12',
  postcode: '220030, г. Минск, ул. Немига, 5, оф. 12',
  unp: '190000005',
  pc: 'BY86AKBB10100000002966000000',
  bank: 'ОАО «АСБ Беларусбанк»',
  bankAddress: '220089, г. Минск, пр-т Дзержинского, 18',
};

export interface DemoOrder {
  owner: string;
  daysAgo: number;
  statusId: number;
  stateId: number;
  /** Kopecks, null while the price is being formed. */
  price: number | null;
  fields: Partial<OrderBody>;
  packages: Partial<PackageBody>[];
}

const item = (fields: Partial<PackageBody>): Partial<PackageBody> => ({ type: 'package', ...fields });

const box = item({ length: 30, width: 20, height: 10, weight: 3 });

const office: Partial<OrderBody> = {
  contactPerson: false,
  delivery: 'client',
  address: 'Минск',
  addressId: 6,
  street: 'ул. Немига',
  house: '5',
  flat: '12',
  tarif: 'standart',
};

const to = (cityId: number, city: string, street: string, house: string): Partial<OrderBody> => ({
  deliveryAddress: 'client',
  reciverAddress: city,
  reciverAddressId: cityId,
  reciverStreet: street,
  reciverHouse: house,
});

const person = (name: string, phone: string): Partial<OrderBody> => ({
  reciverType: 'fiz-lico',
  name,
  reciverPhone: phone,
});

const firm = (organization: string, name: string, phone: string): Partial<OrderBody> => ({
  reciverType: 'ur-lico',
  organization,
  name,
  reciverPhone: phone,
});

/** Oldest first: the newest order of the company is the last one, and it can be read, sent back and created anew. */
export const demoOrders: DemoOrder[] = [
  {
    owner: 'company@demo.by',
    daysAgo: 12,
    statusId: 6,
    stateId: 2,
    price: 3800,
    fields: {
      ...office,
      ...firm('ОАО «Полесье»', 'Виктор Гайдук', '+375 (29) 20-00-001'),
      ...to(3, 'Гомель', 'ул. Советская', '12'),
    },
    packages: [box],
  },
  {
    owner: 'company@demo.by',
    daysAgo: 7,
    statusId: 4,
    stateId: 1,
    price: 3120,
    fields: {
      ...office,
      ...person('Наталья Бык', '+375 (33) 20-00-002'),
      ...to(1, 'Брест', 'ул. Гоголя', '3'),
      comment: 'Позвонить за час до приезда',
    },
    packages: [
      item({ length: 40, width: 30, height: 20, weight: 7 }),
      item({ type: 'doc', useTTN: 'yes', TTN: 'АА 1234567', returnTTN: true }),
    ],
  },
  {
    owner: 'person@demo.by',
    daysAgo: 3,
    statusId: 5,
    stateId: 1,
    price: 2600,
    fields: {
      ...office,
      street: 'ул. Притыцкого',
      house: '62',
      flat: '41',
      ...person('Светлана Рак', '+375 (25) 20-00-003'),
      ...to(4, 'Гродно', 'ул. Ожешко', '22'),
    },
    packages: [box],
  },
  {
    owner: 'person@demo.by',
    daysAgo: 1,
    statusId: 1,
    stateId: 1,
    price: null,
    fields: {
      ...office,
      street: 'ул. Притыцкого',
      house: '62',
      flat: '41',
      ...person('Павел Ёж', '+375 (44) 20-00-004'),
      ...to(2, 'Витебск', 'пр-т Фрунзе', '10'),
      fragileCargo: true,
    },
    packages: [item({ calculationType: 'volume', volume: 0.05, weight: 4, name: null })],
  },
  {
    owner: 'company@demo.by',
    daysAgo: 0,
    statusId: 1,
    stateId: 1,
    price: null,
    fields: {
      ...office,
      ...firm('ООО «Днепр»', 'Олег Журавль', '+375 (29) 20-00-005'),
      ...to(5, 'Могилёв', 'ул. Первомайская', '29'),
      comment: 'Вход со двора',
    },
    packages: [
      item({ type: 'product', name: 'Книги', count: 12, weight: 0.8, length: 40, width: 30, height: 30 }),
    ],
  },
];
