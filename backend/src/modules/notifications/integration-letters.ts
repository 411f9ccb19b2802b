import { formatDateTime, toMinsk } from '@shlyah/domain';
import type { Notice } from './channels/notice';
import type { KeyChange } from './events';
import { button, letter, link, type LetterSender, type Person } from './letter';

const KEY_WORDS: Record<KeyChange, [title: string, words: string]> = {
  created: ['Создан ключ API', 'В вашем кабинете создан ключ API: с ним программа работает от вашего имени.'],
  rotated: ['Ключ API заменён', 'Ключ API вашего кабинета заменён новым.'],
  revoked: ['Ключ API отозван', 'Ключ API вашего кабинета отозван: вызовы с ним больше не принимаются.'],
};

/** Where events go no more, by the servers' names. */
const stoppedWith = (urls: string[]): string | null =>
  urls.length === 0
    ? null
    : `Вместе с этим остановлены уведомления на ${urls.map((url) => new URL(url).host).join(', ')}. Включить их снова можно в кабинете.`;

/** Letters about programs: keys and webhooks. */
export const integrationLetters = {
  keyChanged: (
    person: Person,
    sender: LetterSender,
    { name, change, stopped = [] }: { name: string; change: KeyChange; stopped?: string[] },
  ): Notice =>
    letter(
      person,
      sender,
      KEY_WORDS[change][0],
      KEY_WORDS[change][1],
      { facts: [['Ключ', name]] },
      stoppedWith(stopped),
      'Если это сделали не вы, отзовите ключи, которых не знаете, и сразу задайте новый пароль.',
      button('Ключи в кабинете', `${sender.site}/cabinet/integrations`),
      link('Задать новый пароль', `${sender.site}/forget-password`),
    ),

  keyUsedElsewhere: (
    person: Person,
    sender: LetterSender,
    { name, address, at }: { name: string; address: string; at: Date },
  ): Notice =>
    letter(
      person,
      sender,
      'Ключ API: новый адрес',
      'С ключом API вашего кабинета пришёл запрос из сети, из которой раньше не приходили.',
      {
        facts: [
          ['Ключ', name],
          ['Адрес в сети', address],
          ['Когда', formatDateTime(toMinsk(at))],
        ],
      },
      'Если это ваша программа, ничего делать не нужно.',
      'Если нет, замените ключ: прежний перестанет действовать.',
      button('Ключи в кабинете', `${sender.site}/cabinet/integrations`),
    ),

  keysStopped: (
    person: Person,
    sender: LetterSender,
    { stopped = [] }: { stopped?: string[] } = {},
  ): Notice =>
    letter(
      person,
      sender,
      'Ключи API остановлены',
      'Мы остановили все ключи API вашего кабинета: ваша программа больше не может обращаться к нам. Так бывает, когда она мешает работе службы или когда есть подозрение, что ключом пользуется кто-то чужой.',
      stoppedWith(stopped),
      'Позвоните нам, и мы расскажем, что случилось. Потом создайте новые ключи.',
      button('Ключи в кабинете', `${sender.site}/cabinet/integrations`),
    ),

  webhookNamed: (person: Person, sender: LetterSender, { url, key }: { url: string; key: string }): Notice =>
    letter(
      person,
      sender,
      'Новый адрес для уведомлений',
      'Программа с ключом API вашего кабинета назвала адрес, на который будут приходить уведомления о заказах.',
      {
        facts: [
          ['Ключ', key],
          ['Сервер', new URL(url).host],
        ],
      },
      'Если это не ваша программа, отзовите ключ: адрес остановится вместе с ним.',
      button('Ключи в кабинете', `${sender.site}/cabinet/integrations`),
    ),

  webhookFailing: (
    person: Person,
    sender: LetterSender,
    { url, since }: { url: string; since: Date },
  ): Notice =>
    letter(
      person,
      sender,
      'Уведомления не доходят до вашего сервера',
      'Больше часа ни одно уведомление о заказах не доходит до вашего сервера. Мы продолжаем попытки. Если за три дня ничего не дойдёт, перестанем присылать.',
      {
        facts: [
          ['Сервер', new URL(url).host],
          ['Не доходят с', formatDateTime(toMinsk(since))],
        ],
      },
      'Что ответил сервер, видно в кабинете. Ничего не потеряно: когда он заработает, события придут сами.',
      button('Уведомления в кабинете', `${sender.site}/cabinet/integrations?tab=webhooks`),
    ),

  webhookStopped: (
    person: Person,
    sender: LetterSender,
    { url, gone }: { url: string; gone: boolean },
  ): Notice =>
    letter(
      person,
      sender,
      'Уведомления на ваш сервер остановлены',
      gone
        ? 'Ваш сервер ответил, что больше не ждёт уведомлений о заказах (код 410), и мы перестали их присылать.'
        : 'Три дня ни одно уведомление о заказах не дошло до вашего сервера, и мы перестали их присылать.',
      { facts: [['Сервер', new URL(url).host]] },
      'События ждут 90 дней. Включите уведомления за это время, и они придут все, по порядку, начиная с первого, которое не дошло. Их можно прочитать и из ленты событий.',
      button('Уведомления в кабинете', `${sender.site}/cabinet/integrations`),
    ),
};
