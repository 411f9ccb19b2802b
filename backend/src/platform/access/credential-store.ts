import type { EntityManager } from 'typeorm';

/** Access to an account or its notices, beside the password. */
export interface Credential {
  id: number;
  /** What its owner knows it by. */
  name: string;
  /** When it was made, or last given another secret or another address. */
  since: Date;
}

/** The credentials of one kind, as they are ended when an account is recovered (users/security/credential-revocation.ts). */
export abstract class CredentialStore {
  /** The oldest first. */
  abstract list(manager: EntityManager, userId: number): Promise<Credential[]>;

  abstract end(tx: EntityManager, userId: number, ids: number[]): Promise<void>;
}

/** Those of webhooks. Their noun provides it: users are below webhooks and do not import them. */
export abstract class WebhookCredentials extends CredentialStore {
  /** Those that keys have named stop with the keys; answers their addresses. */
  abstract stopWebhooksOfKeys(tx: EntityManager, userId: number, keyIds: number[]): Promise<string[]>;
}
