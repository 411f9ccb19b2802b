import { socialLinks, type Company } from '@shlyah/domain';
import { paths } from '../paths';

/**
 * Descriptions for search engines and shared links, by address of public pages; pages without one are not indexed. Only the
 * prerendering needs it: in a browser a page has nothing but its title (./page-titles.ts).
 */
export const publicDescriptions = ({ name, hours }: Company): Readonly<Record<string, string>> => ({
  [paths.home]:
    'Курьерская доставка для бизнеса и частных лиц из Минска в любой город Беларуси на следующий рабочий день. Расчёт цены, пункты самовывоза, личный кабинет.',
  [paths.services]:
    'Тариф «Стандарт»: отправление до 50 × 50 × 50 см и 25 кг, доставка по Беларуси на следующий рабочий день. Возврат документов, уведомления, хранение.',
  [paths.about]:
    'Кто мы, как возим посылки и грузы по Беларуси и за что отвечаем перед отправителем и получателем.',
  [paths.contact]: `Телефоны, почта, адреса и регистрационные данные службы доставки «${name}». Консультации: ${hours}, заказы онлайн круглосуточно.`,
  [paths.reference]: 'Справочная информация для отправителей и получателей.',
  [paths.privacy]: `Какие персональные данные собирает «${name}», зачем, сколько хранит и как их исправить, получить или удалить.`,
  [paths.login]: `Вход в личный кабинет службы доставки «${name}».`,
  [paths.register]: `Регистрация юридических и физических лиц в службе доставки «${name}».`,
  [paths.forgotPassword]: `Забыли пароль от личного кабинета «${name}»? Пришлём ссылку для нового.`,
});

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

/** Machine-readable hours; words other than «ежедневно 08:00–22:00» are for people only. */
function openingHours(hours: string): { openingHours?: string } {
  const [, days = '', opens, closes] = /^(.*?),?\s*с?\s*(\d\d:\d\d)\s*[–—-]\s*(\d\d:\d\d)$/.exec(hours) ?? [];
  const week = { ежедневно: 'Mo-Su', 'по будням': 'Mo-Fr', 'пн–пт': 'Mo-Fr' }[days.trim().toLowerCase()];
  return week ? { openingHours: `${week} ${opens}-${closes}` } : {};
}
