import type { Actor } from '../http/actor';
import type { UsedKey } from '../http/caller';

export type { UsedKey };

const bearer = /^Bearer +(\S+)$/i;

/** The token behind «Bearer» in a header; null for a caller without a key. */
export const bearerOf = (authorization: string | undefined): string | null =>
  bearer.exec(authorization ?? '')?.[1] ?? null;

/** The keys of programs as the guard asks for them. The module of integrations provides it. */
export abstract class ApiKeys {
  /** 401 for a token that opens nothing, 403 from an address that the key is not bound to. */
  abstract find(token: string, ip: string): Promise<{ actor: Actor; key: UsedKey }>;
}
