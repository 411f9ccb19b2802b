/** Means of access to an account, beside the password, and of its notices; named to its owner at a recovery. */
export const CREDENTIAL_KINDS = {
  passkey: 'Ключ доступа',
  apiKey: 'Ключ API',
  webhook: 'Уведомления на сервер',
  telegram: 'Telegram',
} as const satisfies Record<string, string>;

export type CredentialKind = keyof typeof CREDENTIAL_KINDS;

/** Anything made this many days before a recovery may be an intruder's. */
export const SUSPECT_DAYS = 7;
