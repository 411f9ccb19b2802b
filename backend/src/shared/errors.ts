/** Messages by field path, as the wire carries them: { "packages.0.weight": ["…"] }. */
export type FieldErrors = Record<string, string[]>;

/** A refusal that a client can act on: a stable word for programs, a Russian sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly extra: { errors?: FieldErrors; retryAfter?: number; fresh?: unknown } = {},
  ) {
    super(message);
  }
}

export const badRequest = (code: string, message: string, errors?: FieldErrors): Refusal =>
  new Refusal(400, code, message, errors ? { errors } : {});

export const unauthorized = (code: string, message: string): Refusal => new Refusal(401, code, message);

export const forbidden = (code: string, message: string): Refusal => new Refusal(403, code, message);

/** Missing, or not visible to the caller. */
export const notFound = (message: string): Refusal => new Refusal(404, 'not_found', message);

export const conflict = (code: string, message: string): Refusal => new Refusal(409, code, message);

/** Someone else saved meanwhile; `fresh` is the current state. */
export const changedMeanwhile = (fresh: unknown): Refusal =>
  new Refusal(
    409,
    'version_conflict',
    'Пока вы вносили изменения, данные изменил другой сотрудник. Сравните и сохраните ещё раз.',
    {
      fresh,
    },
  );

/** Field rules broken; programs compare the message (docs/contract.md#errors). */
export const invalid = (errors: FieldErrors): Refusal =>
  new Refusal(422, 'invalid', 'The given data was invalid.', { errors });

export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, 'too_many_requests', `Слишком много попыток. Повторите через ${seconds} с.`, {
    retryAfter: seconds,
  });
