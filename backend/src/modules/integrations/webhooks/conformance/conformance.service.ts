import { Injectable } from '@nestjs/common';
import { MESSAGES, CALLER_CHECK_MINUTES } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../../platform/http/actor';
import { Quotas } from '../../../../platform/access/quotas';
import { requireTestMode } from '../../../../platform/access/sent-mode';
import { Database } from '../../../../platform/database/database';
import { insertOne } from '../../../../platform/database/insert-many';
import { KeysService } from '../../keys/keys.service';
import { Clock } from '../../../../platform/common/clock';
import { ABSENT, orNotFound, invalid, refusal } from '../../../../platform/http/errors';
import { DeliveryLimits } from '../delivery-limits';
import { needsProof, UNPROVED } from '../proof';
import type { OutgoingRequest } from '../post';
import { Sender } from '../sender';
import type { Webhook } from '../webhook.entity';
import { WebhooksService } from '../webhooks.service';
import { judgeCalls } from './caller-checks';
import { CheckRun } from './check-run.entity';
import type { CheckDto, CheckRunDto, RunState, StartCheckDto } from './dto/conformance.dto';
import { Receiver, RECEIVER_REQUESTS } from './receiver-checks';
import { WatchedCalls } from './watched-calls';
import { times } from '../../../../platform/common/times';

const minute = 60_000;
/** Two dozen requests of ten seconds each at most. */
const receiverMinutes = 5;
const shown = 20;

/** Checks a client's programs: their receiver of webhooks and their calls (docs/contract.md#conformance). */
@Injectable()
export class Conformance {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly quotas: Quotas,
    private readonly limits: DeliveryLimits,
    private readonly webhooks: WebhooksService,
    private readonly keys: KeysService,
    private readonly sender: Sender,
    private readonly watched: WatchedCalls,
  ) {}

  async start({ kind, webhookId, keyId }: StartCheckDto, actor: Actor): Promise<CheckRunDto> {
    const needed = kind === 'receiver' ? webhookId : keyId;
    if (!needed) throw invalid({ [kind === 'receiver' ? 'webhookId' : 'keyId']: [MESSAGES.required] });
    return kind === 'receiver' ? this.tryReceiver(needed, actor) : this.watch(needed, actor);
  }

  /** The newest first. */
  async list({ id: userId }: Actor): Promise<CheckRunDto[]> {
    const runs = await this.database.read.find(CheckRun, {
      where: { userId },
      order: { id: 'DESC' },
      take: shown,
    });
    return Promise.all(runs.map((run) => this.view(run)));
  }

  async one(id: number, { id: userId }: Actor): Promise<CheckRunDto> {
    const run = orNotFound(await this.database.read.findOneBy(CheckRun, { id, userId }), ABSENT.check);
    return this.view(run);
  }

  private async tryReceiver(webhookId: number, actor: Actor): Promise<CheckRunDto> {
    // A person names the address in either mode, a key has its own alone.
    if (actor.by?.keyId !== undefined) requireTestMode(actor);
    // Real addresses are not sent events that have not happened.
    const webhook = await this.webhooks.own(this.database.read, webhookId, { ...actor, mode: 'test' });
    if (needsProof(webhook, actor)) throw refusal('transition', UNPROVED);
    await this.limits.trial(webhook, actor, RECEIVER_REQUESTS);
    const run = await this.added(
      { userId: actor.id, kind: 'receiver', webhookId, keyId: null },
      receiverMinutes,
    );
    void this.carryOut(run, webhook, this.limits.ofAddress('addressDeliveries', actor));
    return this.view(run);
  }

  /** A process that ends meanwhile leaves the run without a report, and its time runs out. */
  private async carryOut({ id }: CheckRun, webhook: Webhook, admit: OutgoingRequest['admit']): Promise<void> {
    try {
      const receiver = new Receiver(
        (request) => this.sender.exchange(webhook, { ...request, admit }),
        this.sender.secretsOf(webhook)[0] ?? '',
        () => this.clock.now(),
      );
      const checks = JSON.stringify(await receiver.checks());
      await this.database.write((tx) => tx.update(CheckRun, { id }, { checks }));
    } catch {
      await this.database
        .write((tx) => tx.update(CheckRun, { id }, { endsAt: this.clock.now() }))
        .catch(() => undefined);
    }
  }

  private async watch(keyId: number, actor: Actor): Promise<CheckRunDto> {
    await this.quotas.take('checks', actor);
    const run = await this.added(
      { userId: actor.id, kind: 'caller', webhookId: null, keyId },
      CALLER_CHECK_MINUTES,
      (tx, { id, endsAt }) => this.keys.watch(tx, keyId, actor.id, { id, until: endsAt }),
    );
    return this.view(run);
  }

  private added(
    run: Pick<CheckRun, 'userId' | 'kind' | 'webhookId' | 'keyId'>,
    minutes: number,
    begin?: (tx: EntityManager, run: CheckRun) => Promise<void>,
  ): Promise<CheckRun> {
    const startedAt = this.clock.now();
    const row = { ...run, startedAt, endsAt: new Date(startedAt.getTime() + minutes * minute), checks: null };
    return this.database.write(async (tx) => {
      const added = { ...row, id: await insertOne(tx, CheckRun, row) };
      await begin?.(tx, added);
      return added;
    });
  }

  private async view(run: CheckRun): Promise<CheckRunDto> {
    const checks =
      run.kind === 'caller'
        ? judgeCalls(await this.watched.of(run.id))
        : (JSON.parse(run.checks ?? '[]') as CheckDto[]);
    const { id, kind, webhookId, keyId } = run;
    return {
      id,
      kind,
      webhookId,
      keyId,
      state: this.stateOf(run),
      ...times('startedAt', run.startedAt),
      ...times('endsAt', run.endsAt),
      passed: checks.filter(({ state }) => state === 'passed').length,
      failed: checks.filter(({ state }) => state === 'failed').length,
      checks,
    };
  }

  private stateOf({ kind, checks, endsAt }: CheckRun): RunState {
    if (checks !== null) return 'done';
    if (endsAt > this.clock.now()) return 'running';
    return kind === 'caller' ? 'done' : 'broken';
  }
}
