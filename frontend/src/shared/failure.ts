import { formatDateTime } from '@shlyah/domain';
import type { SavedBy } from '../ui/form/errors';

/** Reason of a failure: for programs (`status`, `code`), for people (`message`), by field (`errors`). */
export interface ActionFailure {
  /** HTTP status; 0 when there was no response. */
  status: number;
  code: string;
  /** Russian, to be shown as it is. */
  message: string;
  errors?: Record<string, string[]>;
  /** The current state after another user's change (409 `version_conflict`). */
  fresh?: unknown;
  /** Author and time of that state. */
  savedBy?: SavedBy;
}

/** Texts for failures whose response does not explain itself. */
export const FAILURE_WORDS = {
  offline: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  late: 'Сервер не ответил вовремя. Попробуйте ещё раз.',
  aborted: 'Запрос прерван.',
  broken: 'Сервер не справился с запросом. Попробуйте ещё раз через минуту.',
  unknown: 'Что-то пошло не так. Обновите страницу и попробуйте ещё раз.',
  fields: 'Проверьте заполненные поля.',
} as const;

/** The message of every 422 is for programs (docs/contract.md#errors); people get a sentence instead. */
const invalidData = 'The given data was invalid.';

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function networkFailure(text: string): ActionFailure {
  if (text.startsWith('timeout of')) return { status: 0, code: 'timeout', message: FAILURE_WORDS.late };
  if (text === 'Request aborted') return { status: 0, code: 'aborted', message: FAILURE_WORDS.aborted };
  return { status: 0, code: 'network', message: FAILURE_WORDS.offline };
}

/** Turns anything that the client throws into a failure; never throws. */
export function failureOf(error: unknown): ActionFailure {
  const name = read(error, 'name');
  if (name === 'NetworkError') return networkFailure(String(read(error, 'message')));
  if (name === 'CancelError') return networkFailure('Request aborted');
  const status = read(error, 'status');
  if (typeof status !== 'number') return { status: 0, code: 'unknown', message: FAILURE_WORDS.unknown };

  const body = read(error, 'body');
  const code = read(body, 'code');
  const message = read(body, 'message');
  const errors = read(body, 'errors');
  const fresh = read(body, 'fresh');
  const savedBy = read(body, 'savedBy');
  const fallback = status === 422 ? FAILURE_WORDS.fields : FAILURE_WORDS.broken;
  return {
    status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' && message !== invalidData ? message : fallback,
    ...(typeof errors === 'object' && errors !== null && { errors: errors as Record<string, string[]> }),
    ...(fresh !== undefined && { fresh }),
    ...(typeof savedBy === 'object' && savedBy !== null && { savedBy: savedBy as SavedBy }),
  };
}

/** The reason in one text, where no fields show their errors. */
export function reasonOf({ message, errors }: Pick<ActionFailure, 'message' | 'errors'>): string {
  const texts = Object.values(errors ?? {}).flat();
  return texts.length > 0 ? texts.join('. ') : message;
}

/** «Ольга Кравец, 27.11.2026 14:20»: who has saved the present state of a refusal, and when; clients are told no names of staff. */
export const savedByWords = ({ savedBy }: Pick<ActionFailure, 'savedBy'>): string | undefined =>
  savedBy && `${savedBy.name ?? 'сотрудник'}, ${formatDateTime(savedBy.at)}`;
