import { CREDENTIAL_KINDS, formatDateTime, toMinsk } from '@shlyah/domain';
import type { Recipient } from './channels/channel';
import type { Notice, NoticePart } from './channels/notice';
import type { EndedAccess, RecoveryFacts } from './events';
import { button, letter, link, type LetterSender } from './letter';

const WORDS: Record<EndedAccess['kind'], string> = {
  ...CREDENTIAL_KINDS,
  app: 'Коды из приложения',
  codes: 'Запасные коды',
  phone: 'SMS и Viber',
  leaving: 'Просьба удалить кабинет',
};

/** The words for those without a name. */
const NOTES: Partial<Record<EndedAccess['kind'], string>> = {
  app: 'отключены',
  codes: 'сделайте новые в профиле',
  phone: 'отключены, потому что в профиле меняли телефон; проверьте его',
  leaving: 'отозвана',
};

const SUSPECT =
  'Завершено то, что появилось в кабинете недавно: это могли сделать не вы. Если что-то из этого ваше, создайте его заново.';

interface LetterTexts {
  subject: string;
  done: string;
  /** About what has ended. */
  ended: string;
  /** What to do if it was another person; null: the letter with the password link says it. */
  ifNotYou: string | null;
}

const BY_RECOVERY: Record<RecoveryFacts['how'], LetterTexts> = {
  emailKept: {
    subject: 'Прежняя почта оставлена',
    done: 'У вашего кабинета прежняя почта. Все устройства вышли из него, а ссылка для нового пароля — в отдельном письме.',
    ended: SUSPECT,
    ifNotYou: null,
  },
  passwordReset: {
    subject: 'Пароль изменён',
    done: 'Пароль от вашего кабинета изменён. На всех устройствах нужно войти заново.',
    ended: SUSPECT,
    ifNotYou: 'Если пароль изменили не вы, сразу задайте новый и сообщите нам.',
  },
  reviewed: {
    subject: 'Доступ к кабинету завершён',
    done: 'По ссылке из нашего письма завершён доступ к вашему кабинету. На всех устройствах нужно войти заново.',
    ended: 'Больше не действует:',
    ifNotYou: 'Если это сделали не вы, сразу задайте новый пароль и сообщите нам.',
  },
};

/** After a recovery of the account: what has ended, and the question about what goes on. */
export function accessEnded(
  person: Pick<Recipient, 'name'>,
  sender: LetterSender,
  { how, ended, kept, appSince, token }: RecoveryFacts,
): Notice {
  const words = BY_RECOVERY[how];
  // A letter has one button.
  const byTheWay = kept.length > 0 ? link : button;
  const newPassword = byTheWay('Задать новый пароль', `${sender.site}/forget-password`);
  return letter(
    person,
    sender,
    words.subject,
    words.done,
    ...(ended.length > 0 ? [words.ended, factsOf(ended)] : []),
    appSince &&
      `Вход по-прежнему спрашивает код из приложения, которое подключили ${timeOf(appSince)}. Если это были не вы, позвоните нам.`,
    ...(kept.length > 0
      ? [
          'А это сделано раньше и действует. Оставить?',
          factsOf(kept),
          button('Проверить и завершить лишнее', `${sender.site}/access-review?token=${token}`),
        ]
      : []),
    ...(words.ifNotYou === null ? [] : [words.ifNotYou, newPassword]),
  );
}

const timeOf = (at: Date): string => formatDateTime(toMinsk(at));

const factsOf = (all: readonly EndedAccess[]): NoticePart => ({
  facts: all.map(({ kind, name, since }) => [
    WORDS[kind],
    [name ?? NOTES[kind], since && timeOf(since)].filter(Boolean).join(', '),
  ]),
});
