import { Injectable } from '@nestjs/common';
import { omit, type CourierProof } from '@shlyah/domain';
import { Equal, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { etagOf } from '../../platform/common/hashes';
import { Database } from '../../platform/database/database';
import { CompanyService } from '../company/company.service';
import { CourierOutcome, HandoverProofs, waybillsOf } from '../orders';
import { Run, RunReader, type RunDto, type RunOrderDto } from '../runs';
import { COURIER } from './courier-actor';
import type { Former } from './courier-corrections';
import type { CourierRunDto, CourierStopDto, CourierStopOutcomeDto } from './courier.dto';
import type { CourierPass } from './courier-pass.entity';
import { CourierPasses, type Phone } from './courier-passes.service';

/** The keys of the standing outcomes of the driver: by handover, and of stops that were not reached by order. */
interface Keys {
  ofHandover: ReadonlyMap<number, string>;
  ofMissed: ReadonlyMap<number, string>;
}

/** The run as its driver sees it (docs/contract.md#courier). */
@Injectable()
export class CourierRuns {
  constructor(
    private readonly database: Database,
    private readonly passes: CourierPasses,
    private readonly reader: RunReader,
    private readonly company: CompanyService,
    private readonly proofs: HandoverProofs,
    private readonly clock: Clock,
  ) {}

  /** The run and its ETag, which the time of the server does not change. */
  async read(phone: Pick<Phone, 'token' | 'ip'>): Promise<{ run: CourierRunDto; etag: string }> {
    const pass = await this.passes.current(phone);
    const { read } = this.database;
    const run = await this.view(read, pass);
    await this.passes.seen(
      pass,
      run.stops.map(({ id }) => id),
    );
    return { run, etag: etagOf(JSON.stringify(omit(run, 'serverTime'))) };
  }

  private async view(manager: EntityManager, pass: CourierPass): Promise<CourierRunDto> {
    const found = await manager.findOneByOrFail(Run, { id: pass.runId });
    const run: RunDto = await this.reader.view(manager, found, COURIER);
    const ids = run.orders.map(({ id }) => id);
    const waybills = await waybillsOf(manager, ids);
    const keys = await keysOf(manager, run.id);
    const { phones, courierProof } = await this.company.current(manager);
    const asked = await this.proofs.asked(manager, ids);
    return {
      id: run.id,
      day: run.day,
      driver: run.driver,
      car: run.car,
      version: run.version,
      state: run.state,
      returnedAt: run.returnedAt,
      expiresAt: pass.expiresAt.toISOString(),
      serverTime: this.clock.now().toISOString(),
      phones: phones.map(({ phone }) => phone),
      stops: run.orders.map((stop, at) =>
        stopView(stop, keys, {
          position: at + 1,
          ttn: waybills.get(stop.id) ?? [],
          proof: asked.get(stop.id) ?? courierProof,
        }),
      ),
    };
  }
}

async function keysOf(manager: EntityManager, runId: number): Promise<Keys> {
  const where = { runId, answer: Equal('recorded' as const), corrected: false };
  const rows = await manager.find(CourierOutcome, { where, order: { takenAt: 'ASC', id: 'ASC' } });
  const keys = { ofHandover: new Map<number, string>(), ofMissed: new Map<number, string>() };
  for (const { id, orderId, former } of rows) {
    const { handover = null } = former === null ? {} : (JSON.parse(former) as Partial<Former>);
    if (handover === null) keys.ofMissed.set(orderId, id);
    else keys.ofHandover.set(handover, id);
  }
  return keys;
}

function stopView(
  stop: RunOrderDto,
  keys: Keys,
  { position, ttn, proof }: { position: number; ttn: string[]; proof: CourierProof },
): CourierStopDto {
  const { id, task, person, phone, town, address, hours, comment } = stop;
  const { deliveryDate, deliveryFrom, pickupDate, pickupFrom } = stop;
  const { places, weight, fragile, returnTTN, changes, live } = stop;
  return {
    id,
    task,
    position,
    person,
    phone,
    town,
    address,
    point: stop.usual === 'point',
    hours,
    deliveryDate,
    deliveryFrom,
    pickupDate,
    pickupFrom,
    comment,
    places,
    weight,
    fragile,
    returnTTN,
    ttn,
    changes,
    carried: live,
    proof,
    outcome: outcomeView(stop, keys),
  };
}

function outcomeView({ id, outcome, handover }: RunOrderDto, keys: Keys): CourierStopOutcomeDto | null {
  if (outcome === null) return null;
  const key = (handover ? keys.ofHandover.get(handover.id) : keys.ofMissed.get(id)) ?? null;
  return {
    outcome,
    at: handover?.date ?? null,
    receivedBy: handover?.receivedBy ?? null,
    receivedAs: handover?.receivedAs ?? null,
    places: handover?.places ?? null,
    ttnTaken: handover?.ttnTaken ?? false,
    failure: handover?.failure ?? null,
    failureWords: handover?.failureWords ?? null,
    key,
  };
}
