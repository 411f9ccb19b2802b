import { formatPrice } from '@shlyah/domain';
import type { Letter } from './outbox';

interface Person {
  email: string;
  name: string;
}

const letter = ({ email, name }: Person, subject: string, ...paragraphs: string[]): Letter => ({
  to: email,
  subject,
  body: [`Здравствуйте, ${name}.`, ...paragraphs, '«Шлях», доставка по Беларуси'].join('\n\n'),
});

/** Every letter that the product sends. Links are absolute; `site` is the address of the site without a slash. */
export const letters = {
  registrationReceived: (person: Person, site: string): Letter =>
    letter(
      person,
      'Ваша заявка на регистрацию получена',
      'Менеджер проверит её и подтвердит. Пока идёт проверка, заполните контракт в кабинете: так первый заказ уйдёт быстрее.',
      `${site}/cabinet/contract`,
    ),

  registrationConfirmed: (person: Person, site: string): Letter =>
    letter(person, 'Регистрация подтверждена', 'Теперь можно оформлять заказы:', `${site}/cabinet/addNew`),

  registrationRejected: (person: Person, reason: string | null): Letter =>
    letter(
      person,
      'Заявка на регистрацию отклонена',
      ...(reason ? [`Причина: ${reason}`] : []),
      'Если это ошибка, ответьте на письмо или позвоните нам.',
    ),

  passwordReset: (person: Person, site: string, token: string): Letter =>
    letter(
      person,
      'Новый пароль',
      'Чтобы задать новый пароль, откройте ссылку. Она действует 30 минут и только один раз.',
      `${site}/reset-password?token=${token}`,
      'Если вы не просили об этом, ничего не делайте: пароль останется прежним.',
    ),

  orderAccepted: (person: Person, site: string, orderId: number): Letter =>
    letter(
      person,
      `Заказ № ${orderId} принят`,
      'Менеджер проверит заказ и подтвердит цену. Мы напишем вам об этом.',
      `${site}/cabinet/myOrders/view/${orderId}`,
    ),

  priceSet: (person: Person, site: string, orderId: number, price: number): Letter =>
    letter(
      person,
      `Цена заказа № ${orderId}: ${formatPrice(price)}`,
      `Стоимость доставки по заказу № ${orderId} — ${formatPrice(price)}.`,
      `${site}/cabinet/myOrders/view/${orderId}`,
    ),

  statusChanged: (person: Person, site: string, orderId: number, status: string): Letter =>
    letter(
      person,
      `Заказ № ${orderId}: ${status}`,
      `У заказа № ${orderId} новый статус: «${status}».`,
      `${site}/cabinet/myOrders/view/${orderId}`,
    ),
};
