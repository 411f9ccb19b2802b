/**
 * The company's own data, in one place: header, footer, contacts, structured data and documents read it. A fictitious
 * company; replace it by the data of the company that runs the product.
 */
export const company = {
  name: 'Шлях',
  /** The public address of the site: canonical addresses, shared links, structured data. */
  site: 'https://shlyah.by',
  legalName: 'ООО «Шлях Экспресс»',
  slogan: 'Доставка посылок и грузов по Беларуси',
  since: 2007,
  copyright: '2007-2022',
  phones: [
    { label: 'A1', text: '+375 (29) 600-20-07', href: 'tel:+375296002007' },
    { label: 'МТС', text: '+375 (33) 600-20-07', href: 'tel:+375336002007' },
    { label: 'Городской', text: '+375 (17) 360-20-07', href: 'tel:+375173602007' },
  ],
  emails: [
    { label: 'Заказы и вопросы', text: 'zakaz@shlyah.by', href: 'mailto:zakaz@shlyah.by' },
    { label: 'Договоры и счета', text: 'dogovor@shlyah.by', href: 'mailto:dogovor@shlyah.by' },
  ],
  postalAddress: { postcode: '220036', city: 'Минск', street: 'а/я 27' },
  legalAddress: { postcode: '220036', city: 'Минск', street: 'ул. Карла Либкнехта, 68, помещение 12' },
  geo: { lon: 27.5219, lat: 53.8905 },
  registration: {
    unp: '190820071',
    text: 'Зарегистрировано Минским горисполкомом 14.05.2007, регистрационный номер 190820071',
  },
  bank: {
    account: 'BY23OLMP30120001234560000933',
    name: 'ОАО «Белгазпромбанк»',
    address: '220121, г. Минск, ул. Притыцкого, 60/2',
    bic: 'OLMPBY2X',
  },
  /** Who signs contracts: name in the nominative case, position, the document that authorises it. */
  signatory: { fullName: 'Ковальчук Сергей Петрович', position: 'Директор', authority: 'Устав' },
  hours: { phone: 'ежедневно 08:00–22:00', online: 'круглосуточно', opens: '08:00', closes: '22:00' },
  social: [
    { id: 'telegram', label: 'Telegram', href: 'https://t.me/shlyah_by' },
    { id: 'viber', label: 'Viber', href: 'viber://chat?number=%2B375296002007' },
    { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/shlyah.by/' },
  ],
  managerMessenger: { label: 'Telegram', text: '@shlyah_by', href: 'https://t.me/shlyah_by' },
  managerCallApp: {
    label: 'Viber',
    text: '+375 (29) 600-20-07',
    href: 'viber://chat?number=%2B375296002007',
  },
} as const;
