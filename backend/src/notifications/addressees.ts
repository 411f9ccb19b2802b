import type { EntityManager } from 'typeorm';
import type { Addressee } from '../mail/channel';

/** Where Notifications finds people. The users' noun provides it: notifications are below the nouns and import none. */
export abstract class Addressees {
  /** The accounts by their numbers; those that are gone are left out. */
  abstract find(manager: EntityManager, userIds: number[]): Promise<ReadonlyMap<number, Addressee>>;
}
