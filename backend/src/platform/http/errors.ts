import { PHRASES, plural } from '@shlyah/domain';
import { describedCode, type ErrorCode } from './error-codes';

/** Messages by field path, as the wire carries them: { "packages.0.weight": ["…"] }. */
export type FieldErrors = Record<string, string[]>;

/** The last author, null if the reader may not know, and when: Minsk time. */
export interface SavedBy {
  name: string | null;
  at: string;
}

interface Extra {
  errors?: FieldErrors;
  retryAfter?: number;
  fresh?: unknown;
  savedBy?: SavedBy | undefined;
  /** Instead of the code's usual status. */
  status?: number;
}

/** A refusal that a client can act on: a stable word for programs, a Russian sentence for people. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(
    readonly code: ErrorCode,
    message: string = describedCode(code).message,
    readonly extra: Extra = {},
  ) {
    super(message);
    this.statusCode = extra.status ?? describedCode(code).status;
  }
}

export const refusal = (code: ErrorCode, message?: string): Refusal => new Refusal(code, message);

/** The texts of a 404, by kind. */
export const ABSENT = {
  user: 'Пользователь не найден.',
  order: 'Заказ не найден.',
  handover: 'Такой записи о попытке у заказа нет.',
  bulk: 'Такого изменения нет: их храним 90 дней.',
  import: 'Такой загрузки нет.',
  proposal: 'Такого предложения нет.',
  register: 'Такого реестра нет.',
  run: 'Такого рейса нет.',
  courierOutcome: 'Такого исхода водителя в этом рейсе нет.',
  note: 'Такой заметки нет.',
  pass: 'Такого пропуска нет. Попросите у диспетчера новый.',
  tariffVersion: 'Такой версии тарифа нет.',
  comingTariff: 'Будущего тарифа нет: его отозвали, или он уже действует.',
  act: 'Такого акта нет.',
  payment: 'Такой оплаты нет.',
  ownLine: 'Такой строки нет.',
  objection: 'Такого возражения нет.',
  contract: PHRASES.contractNotFound,
  file: 'Файл не найден.',
  bookEntry: 'Такой записи в адресной книге нет.',
  webhook: 'Такого адреса для уведомлений нет.',
  key: 'Такого ключа нет: он уже отозван.',
  check: 'Такой проверки нет.',
  telegram: 'Уведомлений в Telegram у нас нет.',
  session: 'Такого входа нет: он уже завершён.',
  parcel:
    'По этому коду посылки нет. Проверьте все 12 знаков: среди них не бывает букв O и I и цифр 0 и 1. Если код верный, спросите отправителя или позвоните нам.',
} as const;

/** Missing, or not visible to the caller. */
export const notFound = (message: string): Refusal => new Refusal('not_found', message);

/** The value; throws 404 with the message when it is missing, or not visible to the caller. */
export function orNotFound<T>(value: T | null | undefined, message: string): T {
  if (value === null || value === undefined) throw notFound(message);
  return value;
}

export const badQuery = (errors: FieldErrors): Refusal => new Refusal('bad_query', undefined, { errors });

/** Someone else saved meanwhile; `fresh` is the current state. */
export const changedMeanwhile = (fresh: unknown, savedBy?: SavedBy): Refusal =>
  new Refusal('version_conflict', undefined, { fresh, savedBy });

/** Field rules broken; programs compare the message (docs/contract.md#errors). */
export const invalid = (errors: FieldErrors): Refusal => new Refusal('invalid', undefined, { errors });

export const tooMany = (seconds: number, what = 'Слишком много попыток'): Refusal =>
  new Refusal('too_many_requests', `${what}. Повторите через ${waitWords(seconds)}.`, {
    retryAfter: seconds,
  });

/** More is asked for than can be done. */
export const busy = (seconds: number): Refusal =>
  new Refusal('unavailable', `Сейчас слишком много запросов. Повторите через ${waitWords(seconds)}.`, {
    retryAfter: seconds,
  });

/** «через 5 секунд», «через 1 минуту». */
function waitWords(seconds: number): string {
  if (seconds <= 90) return `${seconds}\u00a0${plural(seconds, 'секунду', 'секунды', 'секунд')}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes}\u00a0${plural(minutes, 'минуту', 'минуты', 'минут')}`;
}
