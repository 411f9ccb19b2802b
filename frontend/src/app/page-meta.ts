import { socialLinks, type Company } from '@shlyah/domain';
import { paths } from '../paths';

export interface Meta {
  title: string;
  /** For search engines and shared links; pages without it are not to be found by search. */
  description?: string;
}

/** Titles and descriptions of the public pages, by address; the prerendering reads them too. */
export const publicMeta = ({ name, since, hours }: Company): Readonly<Record<string, Meta>> => ({
  [paths.home]: {
    title: `${name} — доставка посылок и грузов по Беларуси из Минска`,
    description:
      'Курьерская доставка для бизнеса и частных лиц из Минска в любой город Беларуси на следующий рабочий день. Расчёт цены, пункты самовывоза, личный кабинет.',
  },
  [paths.services]: {
    title: `Услуги и тарифы — ${name}`,
    description:
      'Тариф «Стандарт»: отправление до 50 × 50 × 50 см и 25 кг, доставка по Беларуси на следующий рабочий день. Возврат документов, уведомления, хранение.',
  },
  [paths.about]: {
    title: `О компании «${name}» — доставка по Беларуси с ${since} года`,
    description:
      'Кто мы, как возим посылки и грузы по Беларуси и за что отвечаем перед отправителем и получателем.',
  },
  [paths.contact]: {
    title: `Контакты — ${name}`,
    description: `Телефоны, почта, адреса и регистрационные данные службы доставки «${name}». Консультации: ${hours}, заказы онлайн круглосуточно.`,
  },
  [paths.reference]: {
    title: `Справочная информация — ${name}`,
    description: 'Справочная информация для отправителей и получателей.',
  },
  [paths.login]: {
    title: `Вход в личный кабинет — ${name}`,
    description: `Вход в личный кабинет службы доставки «${name}».`,
  },
  [paths.register]: {
    title: `Регистрация — ${name}`,
    description: `Регистрация юридических и физических лиц в службе доставки «${name}».`,
  },
  [paths.forgotPassword]: {
    title: `Восстановление пароля — ${name}`,
    description: `Забыли пароль от личного кабинета «${name}»? Пришлём ссылку для нового.`,
  },
  [paths.resetPassword]: { title: `Новый пароль — ${name}` },
  [paths.confirmEmail]: { title: `Новая почта — ${name}` },
  [paths.undoEmail]: { title: `Прежняя почта — ${name}` },
});

/** What the page at an address is called, letter case and a trailing slash apart; undefined for the rest. */
export function metaOf(company: Company, pathname: string): Meta | undefined {
  const address = pathname.replace(/(.)\/$/, '$1').toLowerCase();
  return Object.entries(publicMeta(company)).find(([path]) => path.toLowerCase() === address)?.[1];
}

/** The company as search engines read it (schema.org LocalBusiness); `site` is its address without a slash. */
export const structuredData = (company: Company, site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: company.name,
  legalName: company.legalName,
  ...(company.slogan && { description: company.slogan }),
  url: site,
  image: `${site}/img/share.png`,
  telephone: company.phones.map(({ phone }) => phone.replace(/[^\d+]/g, '')),
  email: company.email,
  foundingDate: String(company.since),
  taxID: company.unp,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'BY',
    addressLocality: company.city,
    streetAddress: company.legalAddress,
  },
  ...openingHours(company.hours),
  areaServed: 'BY',
  sameAs: socialLinks(company)
    .map(({ href }) => href)
    .filter((href) => href.startsWith('https')),
});

/** Hours that a machine can read; other words than «ежедневно 08:00–22:00» are for people only. */
function openingHours(hours: string): { openingHours?: string } {
  const [, days = '', opens, closes] = /^(.*?),?\s*с?\s*(\d\d:\d\d)\s*[–—-]\s*(\d\d:\d\d)$/.exec(hours) ?? [];
  const week = { ежедневно: 'Mo-Su', 'по будням': 'Mo-Fr', 'пн–пт': 'Mo-Fr' }[days.trim().toLowerCase()];
  return week ? { openingHours: `${week} ${opens}-${closes}` } : {};
}
