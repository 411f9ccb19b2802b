import { Injectable } from '@nestjs/common';
import type { CredentialKind } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import {
  WebhookCredentials,
  type Credential,
  type CredentialStore,
} from '../../../platform/access/credential-store';
import { SecondFactorPolicy } from '../../../platform/access/second-factor-policy';
import { SessionService } from '../sessions/session.service';
import type { Entry } from '../../../platform/journal/journal';
import { KeyCredentials } from '../../../platform/access/key-credentials';
import type { EndedAccess } from '../../notifications/events';
import { LeavingService } from '../leaving/leaving.service';
import { PhoneNotices } from '../notices/phone-notices';
import { TelegramCredentials } from '../notices/telegram-credentials';
import type { User } from '../model/user.entity';
import { PasskeyCredentials } from './passkey-credentials';
import { SecondFactor } from './second-factor.service';

export interface KnownCredential extends Credential {
  kind: CredentialKind;
}

/** The owner's proof of identity, which decides the extent of the revocation. */
export type Recovery = 'emailKept' | 'passwordReset' | 'reviewed';

export interface Revoked {
  ended: EndedAccess[];
  /** Older ones, which stay. */
  kept: KnownCredential[];
  /** For the journal, which is written last. */
  entries: Entry[];
}

/** Ends what may be a thief's when an account is recovered by a letter (docs/contract.md#recovery). */
@Injectable()
export class CredentialRevocation {
  private readonly stores: Record<CredentialKind, CredentialStore>;

  constructor(
    passkeys: PasskeyCredentials,
    keys: KeyCredentials,
    private readonly webhooks: WebhookCredentials,
    private readonly telegram: TelegramCredentials,
    private readonly sessions: SessionService,
    private readonly factor: SecondFactor,
    private readonly phones: PhoneNotices,
    private readonly leaving: LeavingService,
    private readonly policy: SecondFactorPolicy,
  ) {
    this.stores = { passkey: passkeys, apiKey: keys, webhook: webhooks, telegram };
  }

  async list(manager: EntityManager, user: User): Promise<KnownCredential[]> {
    const all: KnownCredential[] = [];
    for (const kind of kinds) {
      const found = await this.stores[kind].list(manager, user.id);
      all.push(...found.map((one) => ({ ...one, kind })));
    }
    return all;
  }

  /**
   * Whether a mailbox is enough to end them: not a passkey that is the only second factor of a user who needs one, since the password alone
   * would then be enough to set up another.
   */
  async mayEnd(manager: EntityManager, user: User): Promise<(one: KnownCredential) => boolean> {
    const needsPasskeys = this.policy.needs(user) && !(await this.factor.isOn(user.id, manager));
    return ({ kind }) => kind !== 'passkey' || !needsPasskeys;
  }

  /** Ends all sessions and the credentials made at `since` or later, and the `chosen` ones of the rest. Sessions first, which locks the account. */
  async revoke(
    tx: EntityManager,
    user: User,
    {
      since,
      how,
      chosen = () => false,
    }: { since: Date; how: Recovery; chosen?: (one: KnownCredential) => boolean },
  ): Promise<Revoked> {
    await this.sessions.closeAll(tx, user.id);
    await this.telegram.endLinks(tx, user.id);
    const isOwners = how === 'emailKept' ? () => true : await this.mayEnd(tx, user);
    const all = await this.list(tx, user);
    const going = all.filter((one) => isOwners(one) && (one.since >= since || chosen(one)));
    for (const kind of kinds) {
      const ids = going.filter((one) => one.kind === kind).map(({ id }) => id);
      if (ids.length > 0) await this.stores[kind].end(tx, user.id, ids);
      if (kind === 'apiKey') await this.webhooks.stopWebhooksOfKeys(tx, user.id, ids);
    }
    const others = await this.endOthers(tx, user, since, how);
    return {
      ended: [...going, ...others],
      kept: all.filter((one) => !going.includes(one)),
      entries: [...going.map((one) => entryOf(user.id, one)), ...others.map((one) => entryOf(user.id, one))],
    };
  }

  /**
   * Credentials without a row to choose. The app stays with a new password, which anyone with the mailbox alone could set; a requested
   * deletion stays too, since the letter about it has come to that mailbox.
   */
  private async endOthers(
    tx: EntityManager,
    { id }: User,
    since: Date,
    how: Recovery,
  ): Promise<EndedAccess[]> {
    const isWhole = how === 'emailKept';
    const kinds = [
      ...(await this.factor.removeSince(tx, id, since, { withApp: isWhole })),
      ...((await this.phones.endSince(tx, id, since)) ? (['phone'] as const) : []),
      ...(isWhole && (await this.leaving.takeBackSince(tx, id, since)) ? (['leaving'] as const) : []),
    ];
    return kinds.map((kind) => ({ kind }));
  }
}

const kinds = ['passkey', 'apiKey', 'webhook', 'telegram'] as const satisfies CredentialKind[];

/** The journal's words for what has ended. */
const ENTRIES: Record<EndedAccess['kind'], [kind: Entry['kind'], detail: string | null]> = {
  passkey: ['factorRemoved', 'ключ доступа'],
  app: ['factorRemoved', 'коды из приложения'],
  codes: ['factorRemoved', 'запасные коды'],
  apiKey: ['keyRevoked', null],
  webhook: ['noticesEnded', 'на сервер'],
  telegram: ['noticesEnded', 'Telegram'],
  phone: ['noticesEnded', 'SMS и Viber: телефон меняли'],
  leaving: ['leavingTakenBack', null],
};

function entryOf(account: number, { kind, id }: EndedAccess & { id?: number }): Entry {
  const [journalKind, words] = ENTRIES[kind];
  const number = id === undefined || kind === 'telegram' ? null : `№ ${id}`;
  const detail = [words, number].filter(Boolean).join(' ') || null;
  return { kind: journalKind, account, actor: null, detail };
}
