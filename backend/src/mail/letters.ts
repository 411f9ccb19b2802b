import { formatPrice } from '@shlyah/domain';
import type { Letter } from './outbox';
import { oneLine } from './text';

interface Person {
  email: string;
  name: string;
}

const nameLength = 100;

/** Texts that mail programs turn into a link. */
const linkLike = /[/@:]|\.[\p{L}\d-]{2,}/u;

/**
 * Anybody can type any address and any name into the registration form, so a name that looks like a link is left out
 * of the e-mail.
 */
function greeting(name: string): string {
  const addressee = oneLine(name, nameLength);
  if (addressee === '' || linkLike.test(addressee)) return 'Здравствуйте.';
  return `Здравствуйте, ${addressee}${addressee.endsWith('.') ? '' : '.'}`;
}

const letter = ({ email, name }: Person, subject: string, ...paragraphs: string[]): Letter => ({
  to: email,
  subject,
  body: [greeting(name), ...paragraphs, '«Шлях», доставка по Беларуси'].join('\n\n'),
});

/** An e-mail about an order; it says where such e-mails can be switched off. */
const orderLetter = (person: Person, site: string, subject: string, ...paragraphs: string[]): Letter =>
  letter(
    person,
    subject,
    ...paragraphs,
    `Письма о заказах можно отключить в профиле:\n${site}/cabinet/profile`,
  );

const link = (label: string, address: string): string => `${label}:\n${address}`;

const orderLink = (site: string, orderId: number): string =>
  link('Заказ в кабинете', `${site}/cabinet/myOrders/view/${orderId}`);

/** «№ 7» without a line break inside; subjects keep a plain space, so that a search in the mailbox finds them. */
const number = (orderId: number): string => `№\u00a0${orderId}`;

/** Every e-mail that the product sends. Links are absolute; `site` is the address of the site without a slash. */
export const letters = {
  registrationReceived: (person: Person, site: string): Letter =>
    letter(
      person,
      'Заявка на регистрацию получена',
      'Мы получили вашу заявку. Менеджер проверит её, и мы напишем вам о решении.',
      'Пока идёт проверка, заполните контракт: так первый заказ уйдёт быстрее.',
      link('Контракт в кабинете', `${site}/cabinet/contract`),
      'Если вы не регистрировались у нас, ничего делать не нужно.',
    ),

  registrationConfirmed: (person: Person, site: string): Letter =>
    letter(
      person,
      'Регистрация подтверждена',
      'Менеджер подтвердил вашу регистрацию. Теперь вы можете оформлять заказы.',
      link('Новый заказ', `${site}/cabinet/addNew`),
    ),

  /** `reason` as the manager wrote it, null or blank for none. */
  registrationRejected: (person: Person, reason: string | null): Letter =>
    letter(
      person,
      'Заявка на регистрацию отклонена',
      reason?.trim()
        ? `Менеджер отклонил вашу заявку. Причина: ${reason.trim()}`
        : 'Менеджер отклонил вашу заявку.',
      'Если это ошибка или данные изменились, свяжитесь с нами: телефоны и почта\u00a0— на сайте в разделе «Контакты».',
    ),

  /** The link works once, for 30 minutes (docs/contract.md#password-reset). */
  passwordReset: (person: Person, site: string, token: string): Letter =>
    letter(
      person,
      'Новый пароль',
      'Чтобы задать новый пароль, откройте ссылку. Она действует 30 минут и срабатывает один раз.',
      `${site}/reset-password?token=${token}`,
      'Если вы не просили об этом, ничего не делайте: пароль останется прежним. Никому не пересылайте это письмо.',
    ),

  orderAccepted: (person: Person, site: string, orderId: number): Letter =>
    orderLetter(
      person,
      site,
      `Заказ № ${orderId} принят`,
      `Мы получили ваш заказ ${number(orderId)}. Менеджер проверит его и назовёт цену, об этом придёт ещё одно письмо.`,
      orderLink(site, orderId),
    ),

  /** `price` in kopecks. */
  priceSet: (person: Person, site: string, orderId: number, price: number): Letter =>
    orderLetter(
      person,
      site,
      `Цена заказа № ${orderId}: ${formatPrice(price).replace('\u00a0', ' ')}`,
      `Стоимость доставки по заказу ${number(orderId)}\u00a0— ${formatPrice(price)}.`,
      orderLink(site, orderId),
      link('Есть вопросы о цене? Спросите менеджера', `${site}/cabinet/communicationWithTheManager`),
    ),

  /** `status` by its name, as the cabinet shows it. */
  statusChanged: (person: Person, site: string, orderId: number, status: string): Letter =>
    orderLetter(
      person,
      site,
      `Заказ № ${orderId}: ${status}`,
      `Статус заказа ${number(orderId)} изменился: теперь «${status}».`,
      orderLink(site, orderId),
    ),
};
