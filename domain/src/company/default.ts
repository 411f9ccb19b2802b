import type { Company } from './fields';

/** The fictitious company of a new installation, until an administrator enters the real data. */
export const defaultCompany: Company = {
  name: 'Шлях',
  legalName: 'ООО «Шлях Экспресс»',
  slogan: 'Доставка посылок и грузов по Беларуси',
  since: 2007,
  copyright: '2007-2022',
  phones: [
    { phone: '+375 (29) 60-02-007', label: 'A1' },
    { phone: '+375 (33) 60-02-007', label: 'МТС' },
    { phone: '+375 (17) 36-02-007', label: 'Городской' },
  ],
  email: 'zakaz@shlyah.by',
  contractsEmail: 'dogovor@shlyah.by',
  hours: 'ежедневно 08:00–22:00',
  telegram: '@shlyah_by',
  viber: '+375 (29) 60-02-007',
  instagram: 'shlyah.by',
  city: 'Минск',
  legalAddress: '220036, г. Минск, ул. Карла Либкнехта, 68, помещение 12',
  postalAddress: '220036, г. Минск, а/я 27',
  unp: '190820071',
  registration: 'Зарегистрировано Минским горисполкомом 14.05.2007, регистрационный номер 190820071',
  account: 'BY23OLMP30120001234560000933',
  bank: 'ОАО «Белгазпромбанк»',
  bankAddress: '220121, г. Минск, ул. Притыцкого, 60/2',
  bic: 'OLMPBY2X',
  director: 'Ковальчук Сергей Петрович',
  directorPosition: 'Директор',
  directorAuthority: 'Устав',
  vatPercent: 20,
};
