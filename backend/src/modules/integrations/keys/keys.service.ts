import { Injectable } from '@nestjs/common';
import {
  BEFORE_CONFIRMATION,
  fromMinsk,
  isWaitingUser,
  MAX_KEYS,
  toMinsk,
  type JournalKind,
  type Mode,
  type Scope,
} from '@shlyah/domain';
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { AccountLock } from '../../../platform/access/account-lock';
import { Database } from '../../../platform/database/database';
import { insertOne } from '../../../platform/database/insert-many';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import type { Repeat } from '../../../platform/idempotency/repeat';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import type { KeyChange } from '../../notifications/events';
import { Clock } from '../../../platform/common/clock';
import { ABSENT, orNotFound, invalid, notFound, refusal } from '../../../platform/http/errors';
import { sha256 } from '../../../platform/common/hashes';
import { ApiKey } from '../../../platform/access/api-key.entity';
import type { CreateKeyDto, KeyDto, NewKeyDto, RotateKeyDto } from './dto/keys.dto';
import { webhooksOfKeys, stopWebhooksOfKeys } from '../webhooks/key-webhooks';
import { createApiKey, keyPrefix } from './key-format';
import { networkFrom } from './key-lookup';
import { KeyHash } from '../../../platform/access/key-hash.entity';

const hour = 60 * 60_000;

/** The refusal of a live key of a waiting account. */
const LIVE_LATER = 'Рабочие ключи — после подтверждения регистрации.';

const KEYS_LATER = `До подтверждения учётной записи — до ${BEFORE_CONFIRMATION.kept.keys} ключей. Отзовите ненужные.`;

const KINDS: Record<KeyChange, JournalKind> = {
  created: 'keyCreated',
  rotated: 'keyRotated',
  revoked: 'keyRevoked',
};

/** The keys of an account (docs/contract.md#keys). */
@Injectable()
export class KeysService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lock: AccountLock,
    private readonly notifications: Notifications,
    private readonly journal: Journal,
    private readonly idempotency: Idempotency,
  ) {}

  /** The newest first. */
  async list(userId: number): Promise<KeyDto[]> {
    const { read } = this.database;
    const keys = await read.find(ApiKey, { where: { userId }, order: { id: 'DESC' } });
    const secrets = await read.findBy(KeyHash, { keyId: In(keys.map(({ id }) => id)) });
    const webhooks = await webhooksOfKeys(
      read,
      userId,
      keys.map(({ id }) => id),
    );
    const now = this.clock.now();
    return keys.map((key) => {
      const ends = secrets.filter(({ keyId, endsAt }) => keyId === key.id && endsAt !== null && endsAt > now);
      const last = Math.max(...ends.map(({ endsAt }) => Number(endsAt)));
      const own = webhooks.filter(({ keyId }) => keyId === key.id).map(({ url }) => url);
      return keyView(key, ends.length > 0 ? new Date(last) : null, own);
    });
  }

  create(dto: CreateKeyDto, actor: Actor, repeat: Repeat): Promise<NewKeyDto> {
    refuseLive(dto.mode, actor);
    const createdAt = this.clock.now();
    const expiresAt = dto.expiresAt ? fromMinsk(dto.expiresAt) : null;
    if (expiresAt && expiresAt <= createdAt) throw invalid({ expiresAt: ['Это время уже прошло'] });
    const networks = dto.addresses?.map(networkFrom) ?? [];
    if (networks.includes(null))
      throw invalid({ addresses: ['Укажите адреса вроде 203.0.113.7 или сети вроде 203.0.113.0/24'] });
    return this.idempotency.run(
      repeat,
      { userId: actor.id, operation: 'createKey', body: dto },
      {
        create: async (tx) => {
          await this.lock.take(tx, actor);
          const count = await tx.countBy(ApiKey, { userId: actor.id });
          if (isWaitingUser(actor) && count >= BEFORE_CONFIRMATION.kept.keys)
            throw refusal('too_many_keys', KEYS_LATER);
          if (count >= MAX_KEYS) throw refusal('too_many_keys', `Ключей уже ${MAX_KEYS}. Отзовите ненужные.`);
          const secret = createApiKey(dto.mode);
          const row = {
            userId: actor.id,
            name: dto.name,
            prefix: keyPrefix(secret),
            scopes: [...new Set(dto.scopes)].join(' '),
            mode: dto.mode,
            addresses: networks.length > 0 ? [...new Set(networks)].join(' ') : null,
            networks: '',
            createdAt,
            renewedAt: null,
            expiresAt,
            lastUsedAt: null,
            lastUsedIp: null,
            watchRunId: null,
            watchUntil: null,
          };
          const key = { ...row, id: await insertOne(tx, ApiKey, row) };
          await tx.insert(KeyHash, { hash: sha256(secret), keyId: key.id, endsAt: null });
          await this.changed(tx, 'created', key, actor);
          return { id: key.id, answer: { ...keyView(key, null), secret } };
        },
        again: async (tx, id) => {
          await this.lock.take(tx, actor);
          const key = await tx.findOneBy(ApiKey, { id, userId: actor.id });
          if (key?.lastUsedAt)
            throw refusal('transition', 'Этот ключ уже работает. Нужен другой секрет — замените ключ.');
          // The secret of the lost answer is stored nowhere, so a new one replaces it.
          return key && this.renewed(tx, key, null, actor);
        },
      },
    );
  }

  /** A new secret for the key; those before it end within `overlapHours`. */
  rotate({ id, overlapHours }: RotateKeyDto, actor: Actor): Promise<NewKeyDto> {
    const now = this.clock.now();
    const endsAt = new Date(now.getTime() + (overlapHours ?? 0) * hour);
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const key = orNotFound(await tx.findOneBy(ApiKey, { id, userId: actor.id }), ABSENT.key);
      refuseLive(key.mode, actor);
      if (key.expiresAt && key.expiresAt <= now) throw refusal('transition', 'Ключ истёк. Создайте новый.');
      return this.renewed(tx, key, overlapHours ? endsAt : null, actor);
    });
  }

  /** `endsAt`: when the secrets before it end; at once without it. */
  private async renewed(
    tx: EntityManager,
    key: ApiKey,
    endsAt: Date | null,
    actor: Actor,
  ): Promise<NewKeyDto> {
    const { id, mode } = key;
    const secret = createApiKey(mode);
    if (endsAt)
      for (const before of [IsNull(), MoreThan(endsAt)])
        await tx.update(KeyHash, { keyId: id, endsAt: before }, { endsAt });
    else await tx.delete(KeyHash, { keyId: id });
    await tx.insert(KeyHash, { hash: sha256(secret), keyId: id, endsAt: null });
    await tx.update(ApiKey, { id }, { prefix: keyPrefix(secret), renewedAt: this.clock.now() });
    await this.changed(tx, 'rotated', key, actor);
    const webhooks = (await webhooksOfKeys(tx, actor.id, [id])).map(({ url }) => url);
    return { ...keyView({ ...key, prefix: keyPrefix(secret) }, endsAt, webhooks), secret };
  }

  revoke(id: number, actor: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const key = orNotFound(await tx.findOneBy(ApiKey, { id, userId: actor.id }), ABSENT.key);
      await tx.delete(ApiKey, { id });
      await this.changed(tx, 'revoked', key, actor, await stopWebhooksOfKeys(tx, actor.id, [id]));
    });
  }

  /** Revokes all keys of a client and notifies the client; used by staff. Returns the number of the keys. */
  stopAll(userId: number, actor: Actor): Promise<number> {
    return this.database.write(async (tx) => {
      await this.lock.hold(tx, userId);
      const keys = await tx.findBy(ApiKey, { userId });
      if (keys.length === 0) return 0;
      await tx.delete(ApiKey, { userId });
      const ids = keys.map(({ id }) => id);
      const stopped = await stopWebhooksOfKeys(tx, userId, ids);
      await this.notifications.announce(tx, { kind: 'keysStopped', userId, stopped });
      await this.journal.record(tx, { kind: 'keyRevoked', account: userId, actor, detail: 'все ключи' });
      return keys.length;
    });
  }

  /** From now on the calls of the key are watched in a trial; one before it ends. */
  async watch(
    tx: EntityManager,
    id: number,
    userId: number,
    run: { id: number; until: Date },
  ): Promise<void> {
    const watching = { watchRunId: run.id, watchUntil: run.until };
    const { affected } = await tx.update(ApiKey, { id, userId }, watching);
    if (affected === 0) throw notFound(ABSENT.key);
  }

  private async changed(
    tx: EntityManager,
    change: KeyChange,
    { id, userId, name }: Pick<ApiKey, 'id' | 'userId' | 'name'>,
    actor: Actor,
    stopped: string[] = [],
  ): Promise<void> {
    await this.notifications.announce(tx, { kind: 'keyChanged', userId, name, change, stopped });
    await this.journal.record(tx, { kind: KINDS[change], account: userId, actor, detail: `№ ${id}` });
  }
}

/** A pending account may only test the service; a live key places real orders. */
function refuseLive(mode: Mode, actor: Actor): void {
  if (mode === 'live' && isWaitingUser(actor)) throw refusal('not_confirmed', LIVE_LATER);
}

function keyView(key: ApiKey, overlapUntil: Date | null, webhooks: string[] = []): KeyDto {
  const time = (at: Date | null): string | null => at && toMinsk(at);
  return {
    id: key.id,
    name: key.name,
    mode: key.mode,
    scopes: key.scopes.split(' ') as Scope[],
    prefix: key.prefix,
    addresses: key.addresses?.split(' ') ?? [],
    createdAt: toMinsk(key.createdAt),
    expiresAt: time(key.expiresAt),
    lastUsedAt: time(key.lastUsedAt),
    lastUsedIp: key.lastUsedIp,
    overlapUntil: time(overlapUntil),
    webhooks,
  };
}
