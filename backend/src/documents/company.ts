/** The carrier's own details, as the documents need them. */
export interface Company {
  name: string;
  legalName: string;
  city: string;
  unp: string;
  /** When and by whom registered, a whole sentence. */
  registration: string;
  legalAddress: string;
  postalAddress: string;
  phone: string;
  email: string;
  bank: { account: string; name: string; address: string; bic: string };
  /** Who signs, in the nominative case. */
  signatory: { fullName: string; position: string; authority: string };
}

export const COMPANY: Company = {
  name: 'Шлях',
  legalName: 'ООО «Шлях Экспресс»',
  city: 'Минск',
  unp: '190820071',
  registration: 'Зарегистрировано Минским горисполкомом 14.05.2007, регистрационный номер 190820071',
  legalAddress: '220036, г. Минск, ул. Карла Либкнехта, 68, помещение 12',
  postalAddress: '220036, г. Минск, а/я 27',
  phone: '+375 (17) 360-20-07',
  email: 'dogovor@shlyah.by',
  bank: {
    account: 'BY23OLMP30120001234560000933',
    name: 'ОАО «Белгазпромбанк»',
    address: '220121, г. Минск, ул. Притыцкого, 60/2',
    bic: 'OLMPBY2X',
  },
  signatory: { fullName: 'Ковальчук Сергей Петрович', position: 'Директор', authority: 'Устав' },
};
