import type { EntityManager } from 'typeorm';
import type { AccountBody, NoticeChoices } from '@shlyah/domain';

/** An account, as seen by channels and code that has just loaded it. */
export type Account = AccountBody & {
  telegramChat: string | null;
  choices: NoticeChoices;
  /** The registration is neither confirmed nor rejected. */
  isWaiting: boolean;
};

/** Where Notifications finds people. The users' noun provides it: notifications are below the nouns and import none. */
export abstract class Recipients {
  /** The accounts by their numbers; those that are gone are left out. */
  abstract find(manager: EntityManager, userIds: number[]): Promise<ReadonlyMap<number, Account>>;
}
