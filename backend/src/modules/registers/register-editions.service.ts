import { Injectable } from '@nestjs/common';
import { plural } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { times } from '../../platform/common/times';
import { Database } from '../../platform/database/database';
import { insertMany, insertOne } from '../../platform/database/insert-many';
import { LOCKED } from '../../platform/database/locked';
import type { Actor } from '../../platform/http/actor';
import { isStaff } from '../../platform/http/caller';
import { changedMeanwhile, orNotFound, refusal } from '../../platform/http/errors';
import { weight as kilograms } from '../../platform/http/wire';
import { Journal } from '../../platform/journal/journal';
import { changeOf, printedNow, printedOrders, type PrintedOrder } from './composition';
import type { OrderRegisterDto } from './register.dto';
import { Register, RegisterEdition, RegisterOrder } from './register.entity';
import { MAX_EDITIONS } from './register-input.dto';
import { RegisterChanges } from './register-changes';
import { RegisterLists } from './register-lists';
import { editionTime, RegisterReader } from './register-reader';

/** Makes editions of registers and reads former ones. */
@Injectable()
export class RegisterEditions {
  constructor(
    private readonly database: Database,
    private readonly lists: RegisterLists,
    private readonly reader: RegisterReader,
    private readonly changes: RegisterChanges,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** Makes the edition after `edition` from the current orders; none if nothing has changed. Idempotent. */
  update(id: number, edition: number, caller: Actor): Promise<OrderRegisterDto> {
    return this.database.write(async (tx) => {
      const register = await this.reader.find(tx, id, caller, LOCKED);
      await this.reader.assertOpen(tx, register, caller);
      if (edition !== register.edition) {
        const fresh = await this.reader.view(tx, register, caller);
        if (register.editionBy === authorOf(caller)) return fresh;
        const [last] = fresh.editions;
        throw changedMeanwhile(fresh, last && { name: last.by, at: last.at });
      }
      const rows = await this.lists.rows(tx, id);
      const current = await this.lists.current(tx, rows, caller);
      const fresh = rows.map((row) => ({ ...row, ...printedNow(row, current.get(row.orderId)) }));
      if (!fresh.some((order, at) => changeOf(rows[at] ?? order, order)))
        return this.reader.view(tx, register, caller);
      if (edition >= MAX_EDITIONS)
        throw refusal(
          'transition',
          `У реестра уже ${MAX_EDITIONS} ${plural(MAX_EDITIONS, 'редакция', 'редакции', 'редакций')}. Распустите его и составьте новый.`,
        );
      const changed = await this.insert(tx, register, { rows, fresh }, caller);
      return this.reader.view(tx, changed, caller);
    });
  }

  /** The register with the cargo of an edition, the last one by default; 404 if it has no such edition. */
  async paper(id: number, edition: number | null | undefined, caller: Actor): Promise<OrderRegisterDto> {
    const register = await this.reader.one(id, caller);
    if (!edition || edition === register.edition) return register;
    const former = orNotFound(
      await this.database.read.findOneBy(RegisterEdition, { registerId: id, edition }),
      'Такой редакции у реестра нет.',
    );
    const printed = new Map(printedOrders(former).map((order) => [order.orderId, order]));
    return {
      ...register,
      edition,
      ...times('editionAt', former.at),
      orders: register.orders.map((order) => {
        const { places, weight, gone } = printed.get(order.id) ?? {};
        return {
          ...order,
          places: places ?? order.places,
          weight: kilograms.show(weight ?? 0) ?? 0,
          gone: gone ?? null,
        };
      }),
    };
  }

  private async insert(
    tx: EntityManager,
    register: Register,
    { rows, fresh }: { rows: RegisterOrder[]; fresh: RegisterOrder[] },
    caller: Actor,
  ): Promise<Register> {
    const { id, edition, editionBy } = register;
    const printed = rows.map(({ orderId, position, places, weight, gone }): PrintedOrder => ({
      orderId,
      position,
      places,
      weight,
      gone,
    }));
    await insertOne(tx, RegisterEdition, {
      registerId: id,
      edition,
      at: editionTime(register),
      byName: editionBy,
      orders: JSON.stringify(printed),
    });
    await tx.delete(RegisterOrder, { registerId: id });
    await insertMany(tx, RegisterOrder, fresh);
    const change = { edition: edition + 1, editionAt: this.clock.now(), editionBy: authorOf(caller) };
    const changed = await this.changes.save(tx, register, change, caller);
    if (isStaff(caller)) {
      const detail = `Реестр № ${id}, ред. ${edition + 1}`;
      await this.journal.record(tx, { kind: 'paperMade', account: register.userId, actor: caller, detail });
    }
    return changed;
  }
}

/** Null for the client, who is named by the register. */
const authorOf = (caller: Actor): string | null => (isStaff(caller) ? caller.name : null);
