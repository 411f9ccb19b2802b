import { Injectable } from '@nestjs/common';
import { places as placesInWords } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { times } from '../../../platform/common/times';
import { Database } from '../../../platform/database/database';
import type { Actor } from '../../../platform/http/actor';
import { ABSENT, orNotFound } from '../../../platform/http/errors';
import { History } from '../../../platform/journal/history/history';
import { PublicOrderReader, type OrderSummary } from '../../orders';
import { LABEL_FIELDS } from './label';
import type { PrintedLabelsDto } from './printed-labels.dto';

const LABELS = 'labels';
const CARGO = 'packages';

const FIELDS = [LABELS, CARGO, ...LABEL_FIELDS];

interface PastEvent {
  field: string;
  at: Date;
  fromValue: string | null;
  toValue: string | null;
}

/** What the labels in hand say, by the history of their orders, which keeps no address once an order is anonymised. */
@Injectable()
export class PrintedLabels {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly history: History,
  ) {}

  /** 404 if the caller may not see the order. */
  async read(id: number, caller: Actor): Promise<PrintedLabelsDto> {
    const { read } = this.database;
    const order = orNotFound((await this.orders.visible(read, [id], caller)).get(id), ABSENT.order);
    const events = await this.history.read(read, 'order', id, FIELDS);
    const printing = events.find(({ field }) => field === LABELS);
    const places = printing ? placesOf(printing) : null;
    const changed = printing ? changedSince(printing, events, order.places) : [];
    return {
      ...times('printedAt', printing?.at ?? null),
      places,
      placesNow: order.places,
      outdated: changed.length > 0,
      changed,
    };
  }

  /** Records a printing of labels that differ from the last ones; `at` is when the orders were read. */
  async record(tx: EntityManager, orders: readonly Printed[], at: Date, caller: Actor): Promise<void> {
    const ids = orders.map(({ order }) => order.id);
    const last = new Map<number, PastEvent[]>();
    for (const event of await this.history.lastEvents(tx, 'order', { ids, fields: FIELDS }))
      last.set(event.subjectId, [...(last.get(event.subjectId) ?? []), event]);
    const printings = orders.flatMap(({ order, places }) => {
      const events = last.get(order.id) ?? [];
      const printing = events.find(({ field }) => field === LABELS);
      if (printing && !isDifferent(printing, events, places)) return [];
      return { subjectId: order.id, field: LABELS, from: null, to: placesInWords(places) };
    });
    await this.history.recordEach(tx, 'order', printings, caller, at);
  }
}

type Printed = Pick<OrderSummary, 'order' | 'places'>;

/** The number of printed places; null for a printing that was recorded without it. */
const placesOf = ({ toValue }: PastEvent): number | null =>
  toValue === null ? null : Number.parseInt(toValue, 10);

const isLater = (event: PastEvent, printing: PastEvent): boolean => event.at > printing.at;

function isDifferent(printing: PastEvent, events: PastEvent[], places: number): boolean {
  const printed = placesOf(printing);
  const fields = printed === null ? [CARGO, ...LABEL_FIELDS] : LABEL_FIELDS;
  const isEdited = events.some((event) => fields.includes(event.field) && isLater(event, printing));
  return isEdited || (printed !== null && printed !== places);
}

/** The fields whose values differ from those at the printing; an undone change does not count. */
function changedSince(printing: PastEvent, events: PastEvent[], places: number): string[] {
  const printed = placesOf(printing);
  const later = events.filter((event) => event.field !== LABELS && isLater(event, printing));
  const changed = [...new Set(later.map(({ field }) => field))].filter((field) => {
    // Newest first.
    const ofField = later.filter((event) => event.field === field);
    return (ofField.at(-1)?.fromValue ?? null) !== (ofField[0]?.toValue ?? null);
  });
  const others = changed.filter((field) => field !== CARGO);
  const isCargo = printed === null ? changed.includes(CARGO) : printed !== places;
  return isCargo ? [CARGO, ...others] : others;
}
