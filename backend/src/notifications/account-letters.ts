import type { Addressee } from '../mail/channel';
import type { Notice } from '../mail/notice';
import { button, letter, type Sender } from './letter';

type Person = Pick<Addressee, 'name'>;

/** What people are told about their accounts. */
export const accountLetters = {
  registrationReceived: (person: Person, sender: Sender): Notice =>
    letter(
      person,
      sender,
      'Заявка на регистрацию получена',
      'Мы получили вашу заявку. Менеджер проверит её, и мы напишем вам о решении.',
      'Пока идёт проверка, заполните контракт: так первый заказ уйдёт быстрее.',
      button('Контракт в кабинете', `${sender.site}/cabinet/contract`),
      'Если вы не регистрировались у нас, ничего делать не нужно.',
    ),

  registrationConfirmed: (person: Person, sender: Sender): Notice =>
    letter(
      person,
      sender,
      'Регистрация подтверждена',
      'Менеджер подтвердил вашу регистрацию. Теперь вы можете оформлять заказы.',
      button('Новый заказ', `${sender.site}/cabinet/addNew`),
    ),

  /** `reason` as the manager wrote it, null or blank for none. */
  registrationRejected: (person: Person, sender: Sender, reason: string | null): Notice =>
    letter(
      person,
      sender,
      'Заявка на регистрацию отклонена',
      'Менеджер отклонил вашу заявку.',
      reason?.trim() ? { facts: [['Причина', reason.trim()]] } : null,
      'Если это ошибка или данные изменились, свяжитесь с нами: мы проверим заявку ещё раз.',
    ),

  /** The link works once, for 30 minutes (docs/contract.md#password-reset). */
  passwordReset: (person: Person, sender: Sender, token: string): Notice =>
    letter(
      person,
      sender,
      'Новый пароль',
      'Вы просили новый пароль. Ссылка действует 30 минут и срабатывает один раз.',
      button('Задать новый пароль', `${sender.site}/reset-password?token=${token}`),
      'Если вы не просили об этом, ничего не делайте: пароль останется прежним. Никому не пересылайте это письмо.',
    ),
};
