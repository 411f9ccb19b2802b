import { company } from '@shlyah/domain';
import { paths } from '../paths';

export interface Meta {
  title: string;
  /** For search engines and shared links; pages without it are not to be found by search. */
  description?: string;
}

/** Titles and descriptions of the public pages, by address; the prerendering reads them too. */
export const publicMeta: Readonly<Record<string, Meta>> = {
  [paths.home]: {
    title: 'Шлях — доставка посылок и грузов по Беларуси из Минска',
    description:
      'Курьерская доставка для бизнеса и частных лиц из Минска в любой город Беларуси на следующий рабочий день. Расчёт цены, пункты самовывоза, личный кабинет.',
  },
  [paths.services]: {
    title: 'Услуги и тарифы — Шлях',
    description:
      'Тариф «Стандарт»: отправление до 50 × 50 × 50 см и 25 кг, доставка по Беларуси на следующий рабочий день. Возврат документов, уведомления, хранение.',
  },
  [paths.about]: {
    title: 'О компании «Шлях» — доставка по Беларуси с 2007 года',
    description:
      'Кто мы, как возим посылки и грузы по Беларуси и за что отвечаем перед отправителем и получателем.',
  },
  [paths.contact]: {
    title: 'Контакты — Шлях',
    description:
      'Телефоны, почта, адреса и регистрационные данные службы доставки «Шлях». Консультации ежедневно 08:00–22:00, заказы онлайн круглосуточно.',
  },
  [paths.reference]: {
    title: 'Справочная информация — Шлях',
    description: 'Справочная информация для отправителей и получателей.',
  },
  [paths.login]: {
    title: 'Вход в личный кабинет — Шлях',
    description: 'Вход в личный кабинет службы доставки «Шлях».',
  },
  [paths.register]: {
    title: 'Регистрация — Шлях',
    description: 'Регистрация юридических и физических лиц в службе доставки «Шлях».',
  },
  [paths.forgotPassword]: {
    title: 'Восстановление пароля — Шлях',
    description: 'Забыли пароль от личного кабинета «Шлях»? Пришлём ссылку для нового.',
  },
  [paths.resetPassword]: { title: 'Новый пароль — Шлях' },
};

/** The company as search engines read it (schema.org LocalBusiness). */
export const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: company.name,
  legalName: company.legalName,
  description: company.slogan,
  url: company.site,
  image: `${company.site}/img/share.png`,
  telephone: company.phones.map(({ href }) => href.replace('tel:', '')),
  email: company.emails[0].text,
  foundingDate: String(company.since),
  taxID: company.registration.unp,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'BY',
    addressLocality: company.legalAddress.city,
    postalCode: company.legalAddress.postcode,
    streetAddress: company.legalAddress.street,
  },
  geo: { '@type': 'GeoCoordinates', longitude: company.geo.lon, latitude: company.geo.lat },
  openingHours: `Mo-Su ${company.hours.opens}-${company.hours.closes}`,
  areaServed: 'BY',
  sameAs: company.social.filter(({ href }) => href.startsWith('https')).map(({ href }) => href),
};
