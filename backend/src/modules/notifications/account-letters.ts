import { formatDate, formatDateTime, toMinsk } from '@shlyah/domain';
import type { Notice } from './channels/notice';
import { smsText } from './sms-text';
import { actLetters } from './act-letters';
import type { FactorChange } from './events';
import { integrationLetters } from './integration-letters';
import { button, letter, link, type LetterSender, type Person } from './letter';
import { accessEnded } from './recovery-letter';

const FACTOR_WORDS: Record<FactorChange, string> = {
  appAdded: 'Для входа теперь нужен код из приложения на телефоне.',
  appRemoved: 'Код из приложения для входа больше не нужен.',
  passkeyAdded: 'В кабинет добавлен ключ доступа: с ним входят без пароля.',
  passkeyRemoved: 'Ключ доступа к кабинету удалён.',
  reset:
    'Администратор сбросил второй фактор вашего кабинета: для входа достаточно пароля. На всех устройствах нужно войти заново.',
};

interface LoginOrigin {
  address: string;
  at: Date;
}

const originFacts = ({ address, at }: LoginOrigin): [string, string][] => [
  ['Адрес в сети', address],
  ['Когда', formatDateTime(toMinsk(at))],
];

/** Letters about accounts. */
export const accountLetters = {
  registrationReceived: (person: Person, sender: LetterSender): Notice =>
    letter(
      person,
      sender,
      'Заявка на регистрацию получена',
      'Мы получили вашу заявку. Менеджер проверит её, и мы напишем вам о решении.',
      'Регистрируете организацию? Заполните контракт, пока идёт проверка: так первый заказ уйдёт быстрее.',
      button('Контракт в кабинете', `${sender.site}/cabinet/contract`),
      'Если вы не регистрировались у нас, ничего делать не нужно.',
    ),

  registrationTried: (person: Person, sender: LetterSender): Notice =>
    letter(
      person,
      sender,
      'С вашей почтой пробовали зарегистрироваться',
      'Кто-то указал вашу почту при регистрации. Кабинет с ней уже есть, поэтому нового мы не создали.',
      'Если это были вы, просто войдите. Забыли пароль — задайте новый.',
      button('Войти', `${sender.site}/login`),
      link('Задать новый пароль', `${sender.site}/forget-password`),
      'Если не вы, ничего делать не нужно: ваш пароль прежний, и в кабинет никто не вошёл.',
    ),

  registrationConfirmed: (person: Person, sender: LetterSender): Notice => ({
    ...letter(
      person,
      sender,
      'Регистрация подтверждена',
      'Менеджер подтвердил вашу регистрацию. Теперь вы можете оформлять заказы.',
      button('Новый заказ', `${sender.site}/cabinet/addNew`),
    ),
    short: smsText(sender, 'Регистрация подтверждена', `${sender.site}/cabinet`),
  }),

  /** `reason` as the manager wrote it, null or blank for none. */
  registrationRejected: (person: Person, sender: LetterSender, reason: string | null): Notice => ({
    ...letter(
      person,
      sender,
      'Заявка на регистрацию отклонена',
      'Менеджер отклонил вашу заявку.',
      reason?.trim() ? { facts: [['Причина', reason.trim()]] } : null,
      'Если это ошибка или данные изменились, свяжитесь с нами: мы проверим заявку ещё раз.',
    ),
    short: smsText(sender, 'Заявка на регистрацию отклонена, причина — в письме', null),
  }),

  /** The link works once, for 30 minutes (docs/contract.md#password-reset). */
  passwordReset: (person: Person, sender: LetterSender, token: string): Notice =>
    letter(
      person,
      sender,
      'Новый пароль',
      'Вы просили новый пароль. Ссылка действует 30 минут и срабатывает один раз.',
      button('Задать новый пароль', `${sender.site}/reset-password?token=${token}`),
      'Если вы не просили об этом, ничего не делайте: пароль останется прежним. Никому не пересылайте это письмо.',
    ),

  /** Notifies the owner of a login from a new browser, so that a stolen password does not stay unnoticed. */
  cameFromElsewhere: (
    person: Person,
    sender: LetterSender,
    { device, ...from }: { device: string } & LoginOrigin,
  ): Notice =>
    letter(
      person,
      sender,
      'Новый вход в кабинет',
      'В ваш кабинет вошли с устройства, с которого раньше не входили.',
      { facts: [['Устройство', device], ...originFacts(from)] },
      'Если это были вы, ничего делать не нужно.',
      'Если не вы, задайте новый пароль: все устройства выйдут из кабинета. Потом проверьте свои данные и заказы и позвоните нам, если в них что-то изменено.',
      button('Задать новый пароль', `${sender.site}/forget-password`),
      link('Устройства, с которых вы вошли', `${sender.site}/cabinet/profile?tab=security#sessions`),
    ),

  /** Codes are tried after a correct password. */
  codesTried: (
    person: Person,
    sender: LetterSender,
    { device, ...from }: { device: string } & LoginOrigin,
  ): Notice =>
    letter(
      person,
      sender,
      'Кто-то подбирает код для входа',
      'За сутки к верному паролю вашего кабинета трижды вводили неверный код. Вот последняя попытка.',
      { facts: [['Устройство', device], ...originFacts(from)] },
      'Если это были вы, ничего делать не нужно.',
      'Если не вы, ваш пароль знает кто-то чужой: сразу задайте новый.',
      button('Задать новый пароль', `${sender.site}/forget-password`),
      link('Защита кабинета', `${sender.site}/cabinet/profile#security`),
    ),

  passwordChanged: (person: Person, sender: LetterSender): Notice =>
    letter(
      person,
      sender,
      'Пароль изменён',
      'Пароль от вашего кабинета изменён. На других устройствах нужно войти заново.',
      'Если это сделали не вы, сразу задайте новый пароль и сообщите нам.',
      button('Задать новый пароль', `${sender.site}/forget-password`),
    ),

  accessEnded,

  factorChanged: (person: Person, sender: LetterSender, change: FactorChange): Notice =>
    letter(
      person,
      sender,
      'Защита кабинета изменена',
      FACTOR_WORDS[change],
      'Если это сделали не вы, сразу задайте новый пароль и сообщите нам.',
      button('Задать новый пароль', `${sender.site}/forget-password`),
      link('Защита кабинета', `${sender.site}/cabinet/profile?tab=security`),
    ),

  ...integrationLetters,

  /** The link works for three days (docs/contract.md#email-change). */
  emailChangeAsked: (
    person: Person,
    sender: LetterSender,
    { byStaff, token }: { byStaff: boolean; token: string },
  ): Notice =>
    letter(
      person,
      sender,
      'Подтвердите новую почту',
      byStaff
        ? 'Менеджер указал этот адрес как новую почту вашего кабинета. Она заработает, когда вы откроете ссылку и введёте свой пароль.'
        : 'Вы указали этот адрес как новую почту кабинета. Она заработает, когда вы откроете ссылку.',
      'Ссылка действует три дня. До тех пор вход — по прежней почте.',
      button('Подтвердить почту', `${sender.site}/confirm-email?token=${token}`),
      'Если вы об этом не просили, ничего не делайте: почта не изменится.',
    ),

  /** To the old address; the link works for seven days after the change. */
  emailChangeTold: (
    person: Person,
    sender: LetterSender,
    { newEmail, byStaff, token }: { newEmail: string; byStaff: boolean; token: string },
  ): Notice =>
    letter(
      person,
      sender,
      'Почту кабинета меняют',
      byStaff
        ? 'Менеджер указал новую почту вашего кабинета. Она заработает, когда вы подтвердите её своим паролем.'
        : 'В кабинете указали новую почту. Она заработает, когда её подтвердят по ссылке.',
      { facts: [['Новая почта', newEmail]] },
      'Если вы об этом не просили, оставьте прежнюю почту: все устройства выйдут из кабинета, а вам придёт ссылка для нового пароля. Отменить смену можно ещё семь дней после неё.',
      button('Оставить прежнюю почту', `${sender.site}/undo-email?token=${token}`),
    ),

  paymentDataChanged: (
    person: Person,
    sender: LetterSender,
    { by, at, facts }: { by: string; at: Date; facts: [string, string][] },
  ): Notice =>
    letter(
      person,
      sender,
      'Реквизиты компании изменены',
      'Другой администратор изменил реквизиты, по которым платят компании.',
      { facts: [['Кто', by], ['Когда', formatDateTime(toMinsk(at))], ...facts] },
      'Если вы об этом не знали, спросите его и сверьте реквизиты с документами банка. Если он их не менял, верните прежние, а он пусть сразу задаст новый пароль.',
      button('Компания', `${sender.site}/cabinet/company`),
    ),

  telegramConnected: (person: Person, sender: LetterSender): Notice =>
    letter(
      person,
      sender,
      'Подключён Telegram',
      'Уведомления о ваших заказах теперь приходят и в Telegram: кто-то открыл ссылку из вашего кабинета.',
      'Если это сделали не вы, отключите Telegram в профиле и сразу задайте новый пароль.',
      button('Профиль', `${sender.site}/cabinet/profile?tab=notices`),
      link('Задать новый пароль', `${sender.site}/forget-password`),
    ),

  registerDissolved: (person: Person, sender: LetterSender, registerId: number): Notice =>
    letter(
      person,
      sender,
      `Реестр №\u00a0${registerId} распущен`,
      'Мы распустили ваш реестр на сдачу: напечатанный больше не действует. Его заказы остаются в силе, внесите их в новый реестр.',
      button('Открыть реестр', `${sender.site}/cabinet/registers/${registerId}`),
    ),

  ...actLetters,

  mentioned: (
    person: Person,
    sender: LetterSender,
    { by, orderId, text }: { by: string; orderId: number; text: string },
  ): Notice =>
    letter(
      person,
      sender,
      `Заметка к заказу №\u00a0${orderId}`,
      `${by} упоминает вас в заметке к заказу №\u00a0${orderId}.`,
      { facts: [['Заметка', text]] },
      button('Открыть заказ', `${sender.site}/cabinet/orders/view/${orderId}`),
    ),

  leavingAsked: (person: Person, sender: LetterSender, goesAt: string): Notice =>
    letter(
      person,
      sender,
      'Кабинет будет удалён',
      `Вы попросили удалить ваш кабинет. ${formatDate(goesAt)} мы удалим его вместе с контрактом, сканами и письмами. Заказы останутся: хранить их требует закон.`,
      'Если вы передумали или просили не вы, войдите в кабинет до этого дня и отзовите просьбу.',
      button('Профиль', `${sender.site}/cabinet/profile`),
    ),
};
