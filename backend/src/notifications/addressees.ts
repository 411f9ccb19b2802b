import type { EntityManager } from 'typeorm';
import type { Addressee } from '../mail/channel';

/** Where Notifications finds people. The users' noun provides it: notifications are below the nouns and import none. */
export abstract class Addressees {
  /** The account, null when it is gone. */
  abstract find(tx: EntityManager, userId: number): Promise<Addressee | null>;
}
