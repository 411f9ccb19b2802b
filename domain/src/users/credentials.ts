/** Credentials and channels of an account besides the password, listed to the owner after a recovery. */
export const CREDENTIAL_KINDS = {
  passkey: 'Ключ доступа',
  apiKey: 'Ключ API',
  webhook: 'Уведомления на сервер',
  telegram: 'Telegram',
} as const satisfies Record<string, string>;

export type CredentialKind = keyof typeof CREDENTIAL_KINDS;

/** Days before a recovery in which new credentials are suspect. */
export const SUSPECT_DAYS = 7;
