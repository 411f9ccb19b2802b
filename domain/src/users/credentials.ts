/** What opens an account or is told of it beside the password, and is named to its owner when he recovers it. */
export const CREDENTIAL_KINDS = {
  passkey: 'Ключ доступа',
  apiKey: 'Ключ API',
  webhook: 'Уведомления на сервер',
  telegram: 'Telegram',
} as const satisfies Record<string, string>;

export type CredentialKind = keyof typeof CREDENTIAL_KINDS;

/** What was made so many days before an account is recovered may be somebody else's. */
export const SUSPECT_DAYS = 7;
