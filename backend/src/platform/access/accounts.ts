import type { EntityManager } from 'typeorm';
import type { Actor } from '../http/actor';

/** A manager or an admin. */
export type StaffMember = Pick<Actor, 'id' | 'name'>;

/** Where access finds accounts. The users' noun provides it: access is below the nouns and imports none. */
export abstract class Accounts {
  /** The table of accounts, for statements that join it with a table of access. */
  abstract readonly table: new () => Actor;

  /** The account as it is now, null when it is gone. */
  abstract byId(id: number): Promise<Actor | null>;

  /** The data a login is checked by; `email` in its stored spelling. */
  abstract byEmail(email: string): Promise<{ actor: Actor; passwordHash: string } | null>;

  /** The same password under today's settings; nothing when it has been changed meanwhile. */
  abstract rehashed(id: number, from: string, to: string): Promise<void>;

  /** The accounts whose name, organization or e-mail has the words, not more than a hundred of them. */
  abstract found(words: string): Promise<number[]>;

  /** Staff, by name. */
  abstract staff(manager: EntityManager): Promise<StaffMember[]>;

  /** The names of those accounts that there are. */
  abstract names(ids: number[]): Promise<ReadonlyMap<number, string>>;
}
