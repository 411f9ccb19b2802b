import { Injectable } from '@nestjs/common';
import {
  inSentence,
  isPlaceField,
  isStopField,
  numbered,
  orderFieldLabel,
  type RunTask,
} from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { insertMany } from '../../platform/database/insert-many';
import { LOCKED } from '../../platform/database/locked';
import type { Actor } from '../../platform/http/actor';
import { RunsOfEdit, type ChangeOfStop } from '../orders';
import { Run, RunMovedOrder, RunOrder } from './run.entity';
import { RunChanges } from './run-changes';
import { RunLists } from './run-lists';

/** A stop and the change of its order. */
interface ChangedStop {
  row: RunOrder;
  change: ChangeOfStop;
}

/** Makes runs follow the changes of their orders (docs/contract.md#runs). */
@Injectable()
export class RunFollowing extends RunsOfEdit {
  constructor(
    private readonly changes: RunChanges,
    private readonly lists: RunLists,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async follow(
    tx: EntityManager,
    changes: readonly ChangeOfStop[],
    actor: Actor,
    ofRun?: number,
  ): Promise<void> {
    // No run has test orders, whose ids are negative.
    const known = new Map(
      changes.filter(({ id, fields }) => id > 0 && fields.length > 0).map((change) => [change.id, change]),
    );
    if (known.size === 0) return;
    const stops = (await this.lists.held(tx, [...known.keys()])).flatMap((row): ChangedStop[] => {
      const change = known.get(row.orderId);
      const fields = change?.fields.filter((field) => isStopField(row.task, field)) ?? [];
      return change && fields.length > 0 && row.runId !== ofRun
        ? [{ row, change: { ...change, fields } }]
        : [];
    });
    if (stops.length === 0) return;
    const where = { id: In(stops.map(({ row }) => row.runId)) };
    const runs = await tx.find(Run, { where, order: { id: 'ASC' }, ...LOCKED });
    // A client's name is in the history of the order, which forgets it.
    const author = actor.role === 'customer' ? { ...actor, name: 'Клиент' } : actor;
    for (const run of runs.filter(({ returnedAt }) => returnedAt === null)) {
      const own = stops.filter(({ row }) => row.runId === run.id);
      if (!run.leftAt) await this.arrange(tx, run, own, { actor, author });
      await this.changes.save(tx, run, { changedWhat: wordsOf(own) }, author);
    }
  }

  /** Orders of another day leave an open run; the others stand by their addresses unless they were sorted by hand. */
  private async arrange(
    tx: EntityManager,
    run: Run,
    stops: readonly ChangedStop[],
    { actor, author }: { actor: Actor; author: Actor },
  ): Promise<void> {
    const moved = stops.filter(
      ({ row, change: { fields, days } }) =>
        fields.includes(DAY_FIELDS[row.task]) && days[row.task] !== null && days[row.task] !== run.day,
    );
    if (moved.length > 0) {
      const ids = moved.map(({ row }) => row.orderId);
      await this.lists.takeOut(tx, run.id, ids, actor);
      await tx.delete(RunMovedOrder, { runId: run.id, orderId: In(ids) });
      const at = { movedBy: author.name, movedAt: this.clock.now() };
      await insertMany(
        tx,
        RunMovedOrder,
        moved.map(({ row, change: { id, days } }) => ({
          runId: run.id,
          orderId: id,
          day: days[row.task] ?? '',
          ...at,
        })),
      );
    }
    const isPlaced = stops.some(
      (stop) =>
        !moved.includes(stop) && stop.change.fields.some((field) => isPlaceField(stop.row.task, field)),
    );
    if (isPlaced && !run.byHand)
      await this.changes.sortByAddress(tx, run.id, await this.lists.rows(tx, run.id));
  }
}

/** The fields whose day is that of a run, by its task. */
const DAY_FIELDS: Readonly<Record<RunTask, string>> = { deliver: 'deliveryDate', fetch: 'pickupDate' };

/** So many characters are kept. */
const MOST = 250;

const FIELD_WORDS: Readonly<Record<string, string>> = {
  status: 'статус',
  deleted: 'удалён',
  restored: 'возвращён',
};

/** «№ 125: дом получателя, телефон получателя; № 126: удалён». */
function wordsOf(stops: readonly ChangedStop[]): string {
  const all = stops
    .map(({ change: { id, fields } }) => {
      const named = fields.map((field) => FIELD_WORDS[field] ?? inSentence(orderFieldLabel(field)));
      return `${numbered(id)}: ${named.join(', ')}`;
    })
    .join('; ');
  return all.length > MOST ? `${all.slice(0, MOST)}…` : all;
}
