import { Inject, Injectable } from '@nestjs/common';
import { addDays, fromMinsk, minskDay, mobileNumber, numbered, toMinsk } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { randomHex, sha256 } from '../../platform/common/hashes';
import { CONFIG, type Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { insertOne } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { notFound, Refusal } from '../../platform/http/errors';
import { Journal } from '../../platform/journal/journal';
import { Notifications } from '../notifications/notifications';
import { CompanyService } from '../company/company.service';
import { RunChanges, type Run } from '../runs';
import { CourierConflicts } from './courier-conflicts';
import { CourierPass } from './courier-pass.entity';
import { CourierPasses, OFF } from './courier-passes.service';
import type { GivePassDto, GivenPassDto, RunPassDto, SmsOfPass } from './pass.dto';

/** The passes of drivers from the side of the desk (docs/contract.md#courier). */
@Injectable()
export class RunPasses {
  constructor(
    private readonly database: Database,
    private readonly passes: CourierPasses,
    private readonly conflicts: CourierConflicts,
    private readonly changes: RunChanges,
    private readonly company: CompanyService,
    private readonly notifications: Notifications,
    private readonly journal: Journal,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Gives a pass, which ends the one before. Only the hash of its secret is kept. */
  give(runId: number, { sms }: GivePassDto, caller: Actor): Promise<GivenPassDto> {
    return this.database.write(async (tx) => {
      if ((await this.company.read(tx)).courierPageOff) throw notFound(OFF);
      const run = await this.changes.find(tx, runId);
      if (run.returnedAt) throw new Refusal('transition', 'Рейс вернулся: пропуск ему не нужен.');
      await this.passes.close(tx, runId);
      const now = this.clock.now();
      const token = randomHex(16);
      const expiresAt = endOf(run.day > minskDay(now) ? run.day : minskDay(now));
      await insertOne(tx, CourierPass, {
        runId,
        tokenHash: sha256(token),
        phoneHash: null,
        givenAt: now,
        givenBy: caller.name,
        givenById: caller.id,
        acceptedAt: null,
        device: null,
        seenAt: null,
        expiresAt,
        closedAt: null,
        shown: '[]',
      });
      const url = `${this.config.publicUrl.origin}/r/#${token}`;
      const sent = await this.tell(tx, run, sms === true ? url : null);
      await this.changes.appendEvent(tx, caller);
      await this.note(tx, runId, 'passGiven', caller);
      return { url, expiresAt: toMinsk(expiresAt), sms: sent };
    });
  }

  /** The latest pass of a run; null when it has had none. */
  async read(runId: number, caller: Actor): Promise<RunPassDto | null> {
    const { read } = this.database;
    const [pass] = await read.find(CourierPass, { where: { runId }, order: { id: 'DESC' }, take: 1 });
    if (!pass) return null;
    const { givenAt, givenBy, acceptedAt, device, seenAt, expiresAt, closedAt } = pass;
    return {
      givenAt: toMinsk(givenAt),
      givenBy,
      acceptedAt: acceptedAt && toMinsk(acceptedAt),
      device,
      seenAt: seenAt && toMinsk(seenAt),
      expiresAt: toMinsk(expiresAt),
      closedAt: closedAt && toMinsk(closedAt),
      conflicts: await this.conflicts.ofRun(read, runId, caller),
    };
  }

  /** Closes the pass; a repeat changes nothing. */
  close(runId: number, caller: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      const run = await this.changes.find(tx, runId);
      if (!(await this.passes.close(tx, runId))) return;
      await this.notifications.announce(tx, { kind: 'passClosed', run: run.id });
      await this.changes.appendEvent(tx, caller);
      await this.note(tx, runId, 'passClosed', caller);
    });
  }

  /** Sends the link to the driver's telephone, and takes back a link that waits. */
  private async tell(tx: EntityManager, run: Run, url: string | null): Promise<SmsOfPass> {
    const phone = url === null ? null : run.driverPhone;
    const isMobile = phone !== null && mobileNumber(phone) !== null;
    const { id, day } = run;
    await this.notifications.announce(
      tx,
      url !== null && isMobile
        ? { kind: 'passGiven', run: id, day, phone, url }
        : { kind: 'passClosed', run: id },
    );
    if (url === null) return 'off';
    return isMobile ? 'sent' : 'noPhone';
  }

  private note(
    tx: EntityManager,
    run: number,
    kind: 'passGiven' | 'passClosed',
    actor: Actor,
  ): Promise<void> {
    return this.journal.record(tx, { kind, account: null, actor, detail: `рейс ${numbered(run)}` });
  }
}

/** The end of the day after the given one. */
const endOf = (day: string): Date => {
  const end = fromMinsk(`${addDays(day, 2)} 00:00`);
  if (!end) throw new Error(`${day} is no day`);
  return end;
};
