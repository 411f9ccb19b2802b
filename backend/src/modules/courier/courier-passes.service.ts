import { Injectable } from '@nestjs/common';
import { formatDateTime, toMinsk } from '@shlyah/domain';
import { IsNull, type EntityManager } from 'typeorm';
import { Throttle, type Limit } from '../../platform/access/throttle';
import { networkOf } from '../../platform/common/addresses';
import { Clock } from '../../platform/common/clock';
import { newToken, sha256 } from '../../platform/common/hashes';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import { ABSENT, notFound, Refusal } from '../../platform/http/errors';
import { CompanyService } from '../company/company.service';
import { Run, RunChanges, RunReader } from '../runs';
import { COURIER } from './courier-actor';
import type { CourierLookDto } from './courier.dto';
import { CourierPass } from './courier-pass.entity';

/** Unknown passes of one network: a provider puts many telephones behind one address. */
const MISS_LIMIT = { most: 60, perMs: 10 * 60_000 };

/** The page asks every minute. */
const SEEN_MS = 30_000;

/** What the driver's browser is and where it calls from. */
export interface Phone {
  token: string | undefined;
  device: string;
  ip: string;
}

/** The passes of drivers from the side of their telephones (docs/contract.md#courier). */
@Injectable()
export class CourierPasses {
  constructor(
    private readonly database: Database,
    private readonly company: CompanyService,
    private readonly changes: RunChanges,
    private readonly reader: RunReader,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** The run of a pass, before it is accepted; changes nothing. */
  async look(token: string, ip: string): Promise<CourierLookDto> {
    const { read } = this.database;
    const pass = await this.found(ip, () => read.findOneBy(CourierPass, { tokenHash: sha256(token) }));
    this.assertOpen(pass);
    const run = await read.findOneByOrFail(Run, { id: pass.runId });
    const { day, driver, car, ordersCount: stops } = await this.reader.view(read, run, COURIER);
    return { day, driver, car, stops, accepted: isFirm(pass) };
  }

  /**
   * Binds the telephone to the pass and returns its cookie. A telephone keeps the cookie of its earlier runs, whose outcomes it may still
   * hold. A binding that was never used is given up: the answer that carried the cookie was lost.
   */
  async accept(token: string, { token: sent, device, ip }: Phone): Promise<string> {
    const tokenHash = sha256(token);
    await this.found(ip, () => this.database.read.findOneBy(CourierPass, { tokenHash }));
    return this.database.write(async (tx) => {
      const pass = await tx.findOneOrFail(CourierPass, { where: { tokenHash }, ...LOCKED });
      this.assertOpen(pass);
      const known = sent && (await tx.existsBy(CourierPass, { phoneHash: sha256(sent) })) ? sent : null;
      if (known && pass.phoneHash === sha256(known)) return known;
      if (isFirm(pass)) throw new Refusal('transition', TAKEN);
      const cookie = known ?? newToken();
      const accepted = { phoneHash: sha256(cookie), acceptedAt: this.clock.now(), device };
      await tx.update(CourierPass, { id: pass.id }, accepted);
      await this.appendEvent(tx, pass);
      return cookie;
    });
  }

  /** The passes that the telephone has accepted, the latest first. */
  async ofPhone({ token, ip }: Pick<Phone, 'token' | 'ip'>): Promise<[CourierPass, ...CourierPass[]]> {
    const find = async (): Promise<[CourierPass, ...CourierPass[]] | null> => {
      const where = { phoneHash: sha256(token ?? '') };
      const [latest, ...others] = await this.database.read.find(CourierPass, {
        where,
        order: { acceptedAt: 'DESC', id: 'DESC' },
      });
      return latest ? [latest, ...others] : null;
    };
    if (token) return this.found(ip, find);
    await this.assertOn();
    throw notFound(NO_PASS_HERE);
  }

  /** The pass of the run that the telephone shows now. */
  async current(phone: Pick<Phone, 'token' | 'ip'>): Promise<CourierPass> {
    const [pass] = await this.ofPhone(phone);
    this.assertOpen(pass);
    return pass;
  }

  /** Keeps when the telephone was seen last, and which orders it was shown. */
  async seen(pass: CourierPass, shown: readonly number[]): Promise<void> {
    const known = shownOf(pass);
    const all = [...new Set([...known, ...shown])];
    const now = this.clock.now();
    const isOld = pass.seenAt === null || now.getTime() - pass.seenAt.getTime() >= SEEN_MS;
    if (!isOld && all.length === known.length) return;
    const isFirst = pass.seenAt === null;
    await this.database.write(async (tx) => {
      await tx.update(CourierPass, { id: pass.id }, { seenAt: now, shown: JSON.stringify(all) });
      if (isFirst) await this.appendEvent(tx, pass);
    });
  }

  async assertOn(manager: EntityManager = this.database.read): Promise<void> {
    if ((await this.company.current(manager)).courierPageOff) throw notFound(OFF);
  }

  /** Closes the open passes of a run; returns whether there was one. */
  async close(tx: EntityManager, runId: number): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await tx.update(CourierPass, { runId, closedAt: IsNull() }, { closedAt: now });
    return Number(affected) > 0;
  }

  /** Makes open pages of staff reload the run. An event has an account as its author: the one that gave the pass. */
  async appendEvent(tx: EntityManager, { givenById }: CourierPass): Promise<void> {
    if (givenById !== null) await this.changes.appendEvent(tx, { id: givenById });
  }

  isOver({ closedAt, expiresAt }: CourierPass): boolean {
    return closedAt !== null || expiresAt <= this.clock.now();
  }

  private assertOpen(pass: CourierPass): void {
    if (pass.closedAt) throw notFound(CLOSED);
    if (this.isOver(pass)) throw notFound(expired(pass));
  }

  private async found<T>(ip: string, find: () => Promise<T | null>): Promise<T> {
    await this.assertOn();
    const misses: Limit[] = [{ key: `courier from ${networkOf(ip)}`, ...MISS_LIMIT }];
    await this.throttle.refuseSpent(misses);
    const found = await find();
    if (found !== null) return found;
    await this.throttle.take(misses);
    throw notFound(ABSENT.pass);
  }
}

/** The orders that the telephone was shown. */
export const shownOf = ({ shown }: CourierPass): number[] => JSON.parse(shown) as number[];

/** Whether a telephone has accepted the run and has used its cookie. */
const isFirm = ({ phoneHash, seenAt }: CourierPass): boolean => phoneHash !== null && seenAt !== null;

export const OFF = 'Страница водителя выключена. Спросите диспетчера.';
const CLOSED = 'Пропуск закрыт. Попросите у диспетчера новый.';
const TAKEN = 'Рейс уже принят на другом телефоне. Попросите у диспетчера новый пропуск.';
const NO_PASS_HERE = 'На этом телефоне рейс не принят. Откройте ссылку из SMS или попросите её у диспетчера.';
const expired = ({ expiresAt }: CourierPass): string =>
  `Пропуск действовал до ${formatDateTime(toMinsk(expiresAt))}. Попросите у диспетчера новый.`;
