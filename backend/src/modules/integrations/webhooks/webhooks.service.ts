import { Inject, Injectable } from '@nestjs/common';
import { BEFORE_CONFIRMATION, isWaitingUser, matchEventTypes } from '@shlyah/domain';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { ApiKey } from '../../../platform/access/api-key.entity';
import { AccountLock } from '../../../platform/access/account-lock';
import type { Actor } from '../../../platform/http/actor';
import type { UsedKey } from '../../../platform/http/caller';
import { Journal } from '../../../platform/journal/journal';
import { Notifications } from '../../notifications/notifications';
import { Secrets } from '../../../platform/access/secrets';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { assertChanged } from '../../../platform/database/concurrent-update';
import { insertOne } from '../../../platform/database/insert-many';
import { FeedReader } from '../../../platform/feed/feed-reader';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import type { Repeat } from '../../../platform/idempotency/repeat';
import { Clock } from '../../../platform/common/clock';
import { ABSENT, orNotFound, invalid, refusal } from '../../../platform/http/errors';
import { checkVersion } from '../../../platform/http/version';
import { addressProblem } from './address';
import type { CreateWebhookDto, NewWebhookDto, UpdateWebhookDto, WebhookDto } from './dto/webhook.dto';
import { newSecret } from './sign';
import { Delivery } from './delivery.entity';
import { DeliveryQueue } from './delivery-queue';
import { needsProof } from './proof';
import { secretPlace, Webhook } from './webhook.entity';
import { times } from '../../../platform/common/times';

/** Addresses of an account. */
export const MAX_WEBHOOKS = 10;
/** How long both secrets sign after a rotation. */
const overlapMs = 24 * 60 * 60_000;

/** How long a repeated creation is answered with the secret. */
const repeatedMs = 24 * 60 * 60_000;

/** Why a creation that is sent again is not answered as before. */
export const SECRET_GONE =
  'Адрес уже добавлен, но повторить его секрет нельзя: прошли сутки, или его меняли, или добавил его не этот ключ. Замените секрет.';

const ONE_UNTIL_CONFIRMED =
  'До подтверждения учётной записи можно указать один адрес. Измените его или удалите, чтобы указать другой.';

/** Whether the caller may read orders; a person may. */
export const mayReadOrders = (key: UsedKey | undefined): boolean =>
  key?.scopes.includes('orders:read') ?? true;

/** Columns of an address that depend on its author, a key or a person. */
const namedBy = (key: UsedKey | undefined) => ({ keyId: key?.id ?? null, tellsOrders: mayReadOrders(key) });

/** The addresses that receive a client's events (docs/contract.md#webhooks). */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly lock: AccountLock,
    private readonly reader: FeedReader,
    private readonly queue: DeliveryQueue,
    private readonly secrets: Secrets,
    private readonly idempotency: Idempotency,
    private readonly journal: Journal,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'webhooksLocal'>,
  ) {}

  async list(actor: Actor): Promise<WebhookDto[]> {
    const { id: userId, mode = 'live' } = actor;
    const found = await this.database.read.find(Webhook, { where: { userId, mode }, order: { id: 'ASC' } });
    return Promise.all(found.map((webhook) => this.view(this.database.read, webhook, actor)));
  }

  /** Its own one, in the mode in which the caller works. */
  async own(manager: EntityManager, id: number, { id: userId, mode = 'live' }: Actor): Promise<Webhook> {
    const webhook = orNotFound(await manager.findOneBy(Webhook, { id, userId, mode }), ABSENT.webhook);
    return webhook;
  }

  /** What happens from now on is sent there. */
  async create(dto: CreateWebhookDto, actor: Actor, repeat: Repeat, key?: UsedKey): Promise<NewWebhookDto> {
    const { url = '', types = '' } = this.checked(dto);
    const lastSeq = await this.reader.last();
    const body = { ...dto, mode: actor.mode ?? 'live' };
    return this.idempotency.run(
      repeat,
      { userId: actor.id, operation: 'createWebhook', body },
      {
        create: async (tx) => {
          await this.lock.take(tx, actor);
          await this.checkCount(tx, actor);
          const secret = newSecret();
          const row = {
            userId: actor.id,
            mode: body.mode,
            url,
            types,
            description: dto.description ?? null,
            secret: this.secrets.seal(secretPlace(actor.id), secret),
            oldSecret: null,
            oldUntil: null,
            state: 'on' as const,
            failingSince: null,
            failureToldAt: null,
            triedAt: null,
            lastSeq,
            version: 1,
            createdAt: this.clock.now(),
            renewedAt: null,
            provedAt: null,
            ...namedBy(key),
          };
          const id = await insertOne(tx, Webhook, row);
          await this.named(tx, { ...row, id }, actor);
          return { id, answer: { ...(await this.view(tx, { ...row, id }, actor)), secret } };
        },
        again: async (tx, id) => {
          const webhook = await tx.findOneBy(Webhook, { id, userId: actor.id });
          if (webhook && !this.isAsMade(webhook, key)) throw refusal('transition', SECRET_GONE);
          return webhook && { ...(await this.view(tx, webhook, actor)), secret: this.opened(webhook) };
        },
      },
    );
  }

  /** Absent fields stay unchanged; enabled again it resumes where it was. */
  update(dto: UpdateWebhookDto, actor: Actor, key?: UsedKey): Promise<WebhookDto> {
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const webhook = await this.own(tx, dto.id, actor);
      await checkVersion(dto.version, webhook.version, () => this.view(tx, webhook, actor));
      const sent = this.checked(dto);
      const isMoved = sent.url !== undefined && sent.url !== webhook.url;
      const isRevived = dto.enabled === true && webhook.state !== 'on';
      // An address that a key sets going again stops with this key.
      const isAdopted = isRevived && key !== undefined && webhook.keyId === null;
      const changes = {
        ...sent,
        ...(isAdopted ? { keyId: key.id } : {}),
        ...(isMoved ? { renewedAt: this.clock.now(), provedAt: null, ...namedBy(key) } : {}),
        ...(dto.description === undefined ? {} : { description: dto.description }),
        ...(isRevived ? { state: 'on' as const, failingSince: null, failureToldAt: null } : {}),
        ...(dto.enabled === false ? { state: 'off' as const } : {}),
        version: webhook.version + 1,
      };
      const { id, version } = webhook;
      assertChanged(await tx.update(Webhook, { id, version }, changes));
      if (isRevived) await this.queue.renew(tx, webhook);
      if (isMoved || isAdopted) await this.named(tx, { ...webhook, ...changes }, actor);
      return this.view(tx, { ...webhook, ...changes }, actor);
    });
  }

  remove(id: number, actor: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      await this.own(tx, id, actor);
      assertChanged(await tx.delete(Webhook, { id }));
    });
  }

  /** A new secret; the one before it signs too for a day. */
  rotate(id: number, actor: Actor): Promise<NewWebhookDto> {
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const webhook = await this.own(tx, id, actor);
      const secret = newSecret();
      const now = this.clock.now();
      const changes = {
        secret: this.secrets.seal(secretPlace(webhook.userId), secret),
        oldSecret: webhook.secret,
        oldUntil: new Date(now.getTime() + overlapMs),
        renewedAt: now,
        version: webhook.version + 1,
      };
      assertChanged(await tx.update(Webhook, { id, version: webhook.version }, changes));
      return { ...(await this.view(tx, { ...webhook, ...changes }, actor)), secret };
    });
  }

  /** Whether a repeated creation may be answered with the secret: to the same author, within a day, and only if the secret is unchanged. */
  private isAsMade({ keyId, createdAt, renewedAt }: Webhook, key: UsedKey | undefined): boolean {
    const age = this.clock.now().getTime() - createdAt.getTime();
    return keyId === (key?.id ?? null) && renewedAt === null && age < repeatedMs;
  }

  private async checkCount(tx: EntityManager, actor: Actor): Promise<void> {
    const { webhooks } = BEFORE_CONFIRMATION.kept;
    const where = { userId: actor.id };
    if (isWaitingUser(actor) && (await tx.countBy(Webhook, { ...where, mode: 'test' })) >= webhooks)
      throw refusal('too_many_webhooks', ONE_UNTIL_CONFIRMED);
    if ((await tx.countBy(Webhook, where)) >= MAX_WEBHOOKS) throw refusal('too_many_webhooks');
  }

  /** Journals the events' target; notifies the owner of what a program has done. */
  private async named(
    tx: EntityManager,
    { id, userId, url, keyId }: Pick<Webhook, 'id' | 'userId' | 'url' | 'keyId'>,
    actor: Actor,
  ): Promise<void> {
    await this.journal.record(tx, { kind: 'webhookNamed', account: userId, actor, detail: `№ ${id}` });
    const key = keyId === null ? null : await tx.findOneBy(ApiKey, { id: keyId });
    if (key) await this.notifications.announce(tx, { kind: 'webhookNamed', userId, url, key: key.name });
  }

  private opened({ userId, secret }: Webhook): string {
    const opened = this.secrets.open(secretPlace(userId), secret);
    if (opened === null) throw refusal('deleted');
    return opened;
  }

  /** The fields of an address, as columns. */
  private checked(sent: {
    url?: string | null;
    types?: string[] | null;
  }): Partial<Pick<Webhook, 'url' | 'types'>> {
    const rules = { own: this.config.publicUrl.hostname, local: this.config.webhooksLocal };
    const problem = sent.url ? addressProblem(sent.url, rules) : null;
    const known = matchEventTypes(sent.types ?? []) !== null;
    if (problem !== null || !known)
      throw invalid({
        ...(problem === null ? {} : { url: [problem] }),
        ...(known ? {} : { types: ['Такого вида событий нет'] }),
      });
    return {
      ...(sent.url ? { url: new URL(sent.url).href } : {}),
      ...(sent.types === undefined ? {} : { types: [...new Set(sent.types)].join(' ') }),
    };
  }

  private async view(manager: EntityManager, webhook: Webhook, owner: Actor): Promise<WebhookDto> {
    const { id, url, description, mode, state, version } = webhook;
    const where = { webhookId: id, state: 'waiting' as const, seq: Not(IsNull()) };
    const waiting = await manager.countBy(Delivery, where);
    const first =
      state === 'on' && waiting > 0
        ? await manager.findOne(Delivery, { where, order: { nextAttemptAt: 'ASC' } })
        : null;
    const now = this.clock.now();
    return {
      id,
      url,
      description,
      mode,
      state: state === 'on' && needsProof(webhook, owner) ? 'unproved' : state,
      version,
      waiting,
      keyId: webhook.keyId,
      tellsOrders: webhook.tellsOrders,
      types: webhook.types.split(' ').filter(Boolean),
      ...times('failingSince', webhook.failingSince),
      ...times('triedAt', webhook.triedAt),
      // The next round tries due deliveries.
      ...times('nextAt', first && (first.nextAttemptAt > now ? first.nextAttemptAt : now)),
      ...times('oldSecretUntil', webhook.oldUntil),
      ...times('createdAt', webhook.createdAt),
    };
  }
}
