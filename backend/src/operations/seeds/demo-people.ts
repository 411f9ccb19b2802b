import type { PackageBody } from '@shlyah/domain';
import type { DemoUser } from './demo-data';

/** The second manager. */
export const MANAGER: DemoUser = {
  email: 'manager2@demo.by',
  name: 'Сергей Дубина',
  phone: '+375 (29) 10-00-012',
  role: 'manager',
  status: 'confirmed',
};

/** A client, with his place of pickup and his usual parcels. */
export interface Firm {
  email: string;
  name: string;
  organization?: string;
  unp?: string;
  street: string;
  house: string;
  goods: readonly Partial<PackageBody>[];
}

const box = (length: number, width: number, height: number, weight: number): Partial<PackageBody> => ({
  type: 'package',
  length,
  width,
  height,
  weight,
});

const BOXES = [box(30, 20, 10, 3), box(40, 30, 20, 7.5), box(60, 40, 40, 18)];
const SMALL = [box(20, 15, 10, 0.8), box(25, 20, 12, 1.6)];
export const LARGE = [box(80, 60, 50, 32), box(120, 60, 40, 45)];

const firm = (
  login: string,
  name: string,
  organization: string,
  unp: string,
  [street, house]: readonly [string, string],
  goods: Firm['goods'],
): Firm => ({ email: `${login}@demo.by`, name, organization, unp, street, house, goods });

/** The first two have accounts in the small demo. */
export const FIRMS: readonly [Firm, Firm, ...Firm[]] = [
  { email: 'company@demo.by', name: 'Анна Ковалёва', street: 'ул. Немига', house: '5', goods: BOXES },
  { email: 'person@demo.by', name: 'Пётр Сидоров', street: 'ул. Притыцкого', house: '62', goods: SMALL },
  firm('lipa', 'Ирина Савич', 'ООО «Липа и мёд»', '190010007', ['ул. Кульман', '9'], SMALL),
  firm('dom', 'Олег Кузьмич', 'ООО «Дом и сад»', '190010076', ['ул. Тимирязева', '65'], LARGE),
  firm('kniga', 'Вера Лапко', 'ЧТУП «Книжная лавка»', '190010142', ['пр-т Независимости', '37'], BOXES),
  firm('detki', 'Юлия Мороз', 'ООО «Деткам»', '190010219', ['ул. Сурганова', '57'], BOXES),
  firm('svet', 'Денис Гринь', 'ОДО «Светотехника»', '190010288', ['ул. Кальварийская', '25'], BOXES),
  firm('apteka', 'Нина Бондарь', 'ООО «Аптека рядом»', '190010354', ['ул. Богдановича', '78'], SMALL),
  firm('kofe', 'Максим Ярош', 'ООО «Кофе и чай»', '190010420', ['ул. Октябрьская', '16'], SMALL),
  firm('stanok', 'Виктор Пух', 'ООО «Станкомаш»', '190010566', ['ул. Промышленная', '11'], LARGE),
  firm('pryazha', 'Алла Шиманец', 'ЧУП «Пряжа»', '190010632', ['ул. Богдановича', '120'], SMALL),
  { email: 'veras@demo.by', name: 'Янка Верас', street: 'ул. Скрыганова', house: '6', goods: BOXES },
];

export interface Town {
  id: number;
  name: string;
  streets: readonly string[];
}

const town = (id: number, name: string, ...streets: string[]): Town => ({ id, name, streets });

export const GOMEL = town(3, 'Гомель', 'ул. Советская', 'пр-т Речицкий', 'ул. Барыкина', 'ул. Мазурова');
export const VITEBSK = town(2, 'Витебск', 'пр-т Фрунзе', 'ул. Ленина', 'пр-т Московский', 'ул. Чкалова');
export const POLOTSK = town(146, 'Полоцк', 'ул. Богдановича', 'ул. Гагарина');
export const ORSHA = town(135, 'Орша', 'ул. Ленина', 'ул. Мира');
export const BREST = town(1, 'Брест', 'ул. Гоголя', 'ул. Советская', 'б-р Шевченко', 'ул. Московская');
export const PINSK = town(143, 'Пинск', 'ул. Ленина', 'ул. Брестская');
export const BARANOVICHI = town(11, 'Барановичи', 'ул. Советская', 'ул. Тельмана');
export const GRODNO = town(4, 'Гродно', 'ул. Ожешко', 'ул. Советская', 'пр-т Янки Купалы');
export const MOGILEV = town(5, 'Могилёв', 'ул. Первомайская', 'пр-т Мира', 'ул. Крупской');
export const BOBRUISK = town(21, 'Бобруйск', 'ул. Минская', 'ул. Социалистическая');
export const MINSK = town(
  6,
  'Минск',
  'ул. Сурганова',
  'ул. Якуба Коласа',
  'пр-т Победителей',
  'ул. Жуковского',
);

export const RECEIVERS = [
  'Наталья Бык',
  'Светлана Рак',
  'Павел Ёж',
  'Тамара Василевская',
  'Алексей Гончар',
  'Людмила Сорока',
  'Кирилл Заяц',
  'Оксана Шпак',
  'Геннадий Бобр',
  'Марина Лебедь',
  'Евгений Дрозд',
  'Ольга Голубь',
] as const;

export const FIRMS_OF_RECEIVERS = ['ОАО «Полесье»', 'ООО «Днепр»', 'ЧУП «Заря»', 'ОДО «Вектор»'] as const;
