import { defineFields, type BodyOf } from '../validation/field';
import { LIMITS } from '../validation/limits';

/** The company that runs the product, for pages, letters, documents and OpenAPI. */
export const companyFields = defineFields({
  name: {
    kind: 'text',
    required: true,
    max: LIMITS.brand,
    label: 'Название',
    about: 'Название без формы собственности: на сайте и в письмах',
    example: 'Шлях',
  },
  legalName: {
    kind: 'text',
    required: true,
    max: LIMITS.organization,
    label: 'Полное название',
    about: 'Полное название с формой собственности: в документах',
    example: 'ООО «Шлях Экспресс»',
  },
  slogan: {
    kind: 'text',
    max: LIMITS.text,
    label: 'Чем занимается',
    example: 'Доставка посылок и грузов по Беларуси',
  },
  since: {
    kind: 'integer',
    required: true,
    min: 1900,
    max: 2100,
    label: 'Работает с года',
    example: 2007,
  },
  copyright: {
    kind: 'text',
    required: true,
    max: LIMITS.brand,
    label: 'Годы в строке ©',
    example: '2007-2022',
  },
  email: { kind: 'email', required: true, label: 'Электронная почта', example: 'zakaz@example.by' },
  contractsEmail: {
    kind: 'email',
    label: 'Почта для договоров и счетов',
    about: 'Почта для договоров и счетов; если не указана, та же, что для заказов',
    example: 'dogovor@example.by',
  },
  hours: {
    kind: 'text',
    required: true,
    max: LIMITS.hours,
    label: 'Когда отвечаете по телефону',
    example: 'ежедневно 08:00–22:00',
  },
  telegram: {
    kind: 'text',
    max: LIMITS.nick,
    label: 'Telegram',
    about: 'Имя в Telegram',
    example: '@shlyah_by',
  },
  viber: { kind: 'phone', label: 'Viber', about: 'Номер в Viber' },
  instagram: {
    kind: 'text',
    max: LIMITS.nick,
    label: 'Instagram',
    about: 'Имя в Instagram',
    example: 'shlyah.by',
  },
  city: {
    kind: 'text',
    required: true,
    max: LIMITS.city,
    label: 'Город',
    about: 'Город, где заключаются договоры',
    example: 'Минск',
  },
  legalAddress: {
    kind: 'text',
    required: true,
    max: LIMITS.address,
    label: 'Юридический адрес',
    example: '220036, г. Минск, ул. Карла Либкнехта, 68, помещение 12',
  },
  postalAddress: {
    kind: 'text',
    max: LIMITS.address,
    label: 'Почтовый адрес',
    about: 'Почтовый адрес; если не указан, тот же, что юридический',
    example: '220036, г. Минск, а/я 27',
  },
  unp: { kind: 'text', format: 'unp', required: true, max: LIMITS.unp, label: 'УНП', example: '190820071' },
  registration: {
    kind: 'text',
    max: LIMITS.text,
    label: 'Кем и когда зарегистрирована',
    example: 'Зарегистрировано Минским горисполкомом 14.05.2007, регистрационный номер 190820071',
  },
  account: {
    kind: 'text',
    format: 'account',
    required: true,
    max: LIMITS.account,
    label: 'Расчётный счёт (IBAN)',
    example: 'BY23 OLMP 3012 0001 2345 6000 0933',
  },
  bank: { kind: 'text', required: true, max: LIMITS.bank, label: 'Банк', example: 'ОАО «Белгазпромбанк»' },
  bankAddress: {
    kind: 'text',
    max: LIMITS.address,
    label: 'Адрес банка',
    example: '220121, г. Минск, ул. Притыцкого, 60/2',
  },
  bic: {
    kind: 'text',
    format: 'bic',
    required: true,
    max: LIMITS.bic,
    label: 'БИК банка',
    example: 'OLMPBY2X',
  },
  director: {
    kind: 'text',
    required: true,
    max: LIMITS.name,
    label: 'Кто подписывает договоры',
    about: 'Кто подписывает договоры: фамилия, имя, отчество в именительном падеже',
    example: 'Ковальчук Сергей Петрович',
  },
  directorPosition: {
    kind: 'text',
    required: true,
    max: LIMITS.position,
    label: 'Должность',
    example: 'Директор',
  },
  directorAuthority: {
    kind: 'text',
    required: true,
    max: LIMITS.doc,
    label: 'На основании чего действует',
    example: 'Устав',
  },
  vatPercent: {
    kind: 'number',
    min: 0,
    max: 100,
    label: 'Ставка НДС, %',
    about: 'Ставка НДС, который включён в цены, в процентах; null — без НДС',
    example: 20,
  },
  courierPageOff: {
    kind: 'flag',
    label: 'Водители работают без страницы рейса',
    about: 'true — страница водителя выключена: пропуска не дают, а выданные не действуют',
    example: false,
  },
  actsAcceptedByTerm: {
    kind: 'flag',
    label: 'Акт без возражений принят по истечении срока (п. 5.7 договора)',
    about:
      'true — акты, выставленные с этого времени, без возражений за пять рабочих дней считаются принятыми по п. 5.7 договора, и об этом сказано заранее',
    example: false,
  },
});

/** One of the company's phones; the first is the main one. */
export const companyPhoneFields = defineFields({
  phone: { kind: 'phone', required: true, label: 'Телефон' },
  label: {
    kind: 'text',
    max: LIMITS.brand,
    label: 'Подпись',
    about: 'Оператор или кто ответит',
    example: 'A1',
  },
});

export type CompanyPhone = BodyOf<typeof companyPhoneFields>;

/** At least one phone, the main one first. */
export type Company = BodyOf<typeof companyFields> & { phones: CompanyPhone[] };
