import { Injectable } from '@nestjs/common';
import type { Mode, Scope } from '@shlyah/domain';
import ipaddr from 'ipaddr.js';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { ApiKeys, type UsedKey } from '../../../platform/access/api-keys';
import { Accounts } from '../../../platform/access/accounts';
import { Throttle } from '../../../platform/access/throttle';
import { Database } from '../../../platform/database/database';
import { Notifications } from '../../notifications/notifications';
import { networkOf, plainAddress } from '../../../platform/common/addresses';
import { Clock } from '../../../platform/common/clock';
import { refusal } from '../../../platform/http/errors';
import { sha256 } from '../../../platform/common/hashes';
import { ApiKey } from '../../../platform/access/api-key.entity';
import { KeyHash } from '../../../platform/access/key-hash.entity';
import { readApiKey } from './key-format';

const touchMs = 60_000;
const day = 24 * 60 * 60_000;
/** Networks remembered per key; beyond this number a new one causes no notification. */
const mostNetworks = 40;

interface KeyRow extends Actor {
  keyId: number;
  keyName: string;
  scopes: string;
  mode: Mode;
  addresses: string | null;
  networks: string;
  isOld: number | string;
  runId: number | null;
}

/** Finds the account of a key. Read with every request, so that a revoked key is refused by every replica at once. */
@Injectable()
export class KeyLookup extends ApiKeys {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly throttle: Throttle,
    private readonly notifications: Notifications,
  ) {
    super();
  }

  override async find(token: string, ip: string): Promise<{ actor: Actor; key: UsedKey }> {
    if (readApiKey(token) === null) throw refusal('bad_key');
    const now = this.clock.now();
    const seenBefore = new Date(now.getTime() - touchMs);
    const found = await this.row({ hash: sha256(token), now, seenBefore });
    if (!found) throw refusal('bad_key');
    if (!isAllowed(found.addresses, ip)) throw refusal('key_address');
    if (!listOf(found.networks).includes(networkOf(ip))) await this.remember(found, ip);
    if (Number(found.isOld) === 1) this.touch(found.keyId, ip, now, seenBefore);
    const { id, name, role, status, mode, keyId, runId } = found;
    return {
      // What people read as the author of a change.
      actor: { id, name: `${name}, ключ «${found.keyName}»`, role, status, mode },
      key: { id: keyId, userId: id, runId, scopes: listOf(found.scopes) as Scope[] },
    };
  }

  /** A key works while its owner is a confirmed customer; a test key also while the registration waits. */
  private row(parameters: { hash: string; now: Date; seenBefore: Date }): Promise<KeyRow | undefined> {
    return this.database.read
      .createQueryBuilder(KeyHash, 's')
      .innerJoin(ApiKey, 'k', 'k.id = s.keyId')
      .innerJoin(this.accounts.table, 'u', 'u.id = k.userId')
      .select(['u.id AS id', 'u.name AS name', 'u.role AS role', 'u.status AS status'])
      .addSelect(['k.id AS keyId', 'k.name AS keyName', 'k.scopes AS scopes', 'k.mode AS mode'])
      .addSelect(['k.addresses AS addresses', 'k.networks AS networks'])
      .addSelect('CASE WHEN k.watchUntil > :now THEN k.watchRunId END', 'runId')
      .addSelect('CASE WHEN k.lastUsedAt > :seenBefore THEN 0 ELSE 1 END', 'isOld')
      .where('s.hash = :hash AND (s.endsAt IS NULL OR s.endsAt > :now)')
      .andWhere('(k.expiresAt IS NULL OR k.expiresAt > :now)')
      .andWhere(
        "u.role = 'customer' AND (u.status = 'confirmed' OR (u.status = 'pending' AND k.mode = 'test'))",
      )
      .setParameters(parameters)
      .getRawOne<KeyRow>();
  }

  /** Notifies the owner of a network new to the key. A failure here does not fail the call; the next call tries again. */
  private async remember({ id: userId, keyId, keyName, networks }: KeyRow, ip: string): Promise<void> {
    const known = listOf(networks);
    const next = [...known, networkOf(ip)].slice(-mostNetworks).join(' ');
    await this.database
      .write(async (tx) => {
        const { affected } = await tx.update(ApiKey, { id: keyId, networks }, { networks: next });
        if (affected === 1) await this.tell(tx, { userId, name: keyName, address: plainAddress(ip) }, keyId);
      })
      .catch(() => undefined);
  }

  private async tell(
    tx: EntityManager,
    about: { userId: number; name: string; address: string },
    keyId: number,
  ): Promise<void> {
    if (!(await this.throttle.isFree(tx, [{ key: `told of key ${keyId}`, most: 5, perMs: day }]))) return;
    await this.notifications.announce(tx, { kind: 'keyUsedElsewhere', ...about, at: this.clock.now() });
  }

  /** At most once a minute, and no call waits for it. */
  private touch(id: number, ip: string, now: Date, seenBefore: Date): void {
    const used = { lastUsedAt: now, lastUsedIp: plainAddress(ip) };
    void this.database
      .write((tx) =>
        tx
          .createQueryBuilder()
          .update(ApiKey)
          .set(used)
          .where('id = :id AND (lastUsedAt IS NULL OR lastUsedAt < :seenBefore)', { id, seenBefore })
          .execute(),
      )
      .catch(() => undefined);
  }
}

const listOf = (text: string | null): string[] => (text ?? '').split(' ').filter(Boolean);

/** Whether a key that is bound to the addresses and networks is taken from `ip`. */
export function isAllowed(addresses: string | null, ip: string): boolean {
  if (addresses === null) return true;
  if (!ipaddr.isValid(ip)) return false;
  const from = ipaddr.process(ip);
  return listOf(addresses).some((one) => {
    const [network, bits] = ipaddr.parseCIDR(one);
    return network.kind() === from.kind() && from.match(network, bits);
  });
}

/** An address or a network in one spelling, always as a network; null for anything else. */
export function networkFrom(text: string): string | null {
  const address = text.trim();
  const [host = ''] = address.split('/');
  // «203.0.113» and a bare number are addresses to the library, slips of the keyboard to people.
  if (!ipaddr.IPv4.isValidFourPartDecimal(host) && !ipaddr.IPv6.isValid(host)) return null;
  if (ipaddr.isValid(address)) {
    const one = ipaddr.process(address);
    return `${one.toString()}/${one.kind() === 'ipv4' ? 32 : 128}`;
  }
  if (!ipaddr.isValidCIDR(address)) return null;
  const [network, bits] = ipaddr.parseCIDR(address);
  return `${network.toString()}/${bits}`;
}
