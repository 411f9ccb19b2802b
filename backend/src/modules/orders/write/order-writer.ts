import { Injectable } from '@nestjs/common';
import {
  ADDRESS_NAMES,
  MESSAGES,
  pointLimitProblems,
  priceFromWire,
  shownOrderNumber,
  type Mode,
  type OrderBody,
  type PackageBody,
  type StaffOrderBody,
} from '@shlyah/domain';
import { Not, type EntityManager } from 'typeorm';
import { Tariff, type PricedDestination, type Pricer, type QuoteDto } from '../../calculator';
import { Places, type LabelledCity, type PointDetails } from '../../points';
import { insertOne, insertWithIds } from '../../../platform/database/insert-many';
import { bumpRevision, currentRevision } from '../../../platform/database/revisions';
import { newTrackingCode } from '../model/tracking-codes';
import { invalid, Refusal, type FieldErrors } from '../../../platform/http/errors';
import type { StoredOrder } from '../read/order-reader';
import { Order } from '../model/order.entity';
import { NO_RETURNS } from '../model/order-returns';
import { OrderItem } from '../model/order-item.entity';
import { clientColumns, itemColumns, orderColumns, type Owner } from '../mapper/order.mapper';
import { addSearch, changeSearch, orderSearchText } from '../search/order-search';
import { OrderSearch } from '../model/order-search.entity';

/** The values of a new order that are neither in the body nor in the account. */
type NewOrderValues = Pick<Order, 'statusId' | 'stateId' | 'createdAt' | 'price'> & {
  estimate: QuoteDto;
  /** `live` by default. */
  mode?: Mode;
} & OfFile;

/** What an order that is made of a file keeps of it. */
export interface OfFile {
  /** The fingerprint of its row. */
  rowPrint?: string | null | undefined;
  importId?: string | null | undefined;
}

/** The row of a new order. */
export const newOrder = (
  body: OrderBody,
  client: Owner,
  { estimate, mode = 'live', rowPrint = null, importId = null, ...placed }: NewOrderValues,
): Omit<Order, 'id'> => ({
  ...orderColumns(body),
  ...clientColumns(client),
  ...placed,
  mode,
  rowPrint,
  importId,
  estimate: JSON.stringify(estimate),
  revisedEstimate: null,
  failure: null,
  failureWords: null,
  trackingCode: newTrackingCode(),
  ...NO_RETURNS,
  anonymisedAt: null,
  contractId: null,
  updatedAt: null,
  version: 1,
});

/** The row of an order in its next version, with a validated change. */
export const changedOrder = (
  order: Order,
  { status, state, price, failure, failureWords, ...body }: StaffOrderBody,
  now: Date,
): Order => ({
  ...order,
  ...orderColumns(body),
  statusId: status,
  stateId: state,
  price: priceFromWire(price),
  failure,
  failureWords,
  version: order.version + 1,
  updatedAt: now,
});

/** The pairs of fields that refer to a city, by id and by name. */
const cityFields = Object.values(ADDRESS_NAMES).map(({ cityId, city }) => [cityId, city] as const);

/** Clears the stored name of a city when a change sets only the id. */
export function withoutStaleCityNames(change: Partial<OrderBody>, before: OrderBody): Partial<OrderBody> {
  const stale = cityFields.filter(
    ([id, name]) => change[id] !== undefined && change[id] !== before[id] && change[name] === undefined,
  );
  return { ...change, ...Object.fromEntries(stale.map(([, name]) => [name, null])) };
}

/** The cities and points that a body refers to, by id; deleted ones are missing. */
export interface References {
  cities: ReadonlyMap<number, LabelledCity>;
  points: ReadonlyMap<number, PointDetails>;
}

/** Whether any of the fields differs from `before`. */
const isChanged = (body: OrderBody, before: OrderBody | undefined, ...names: (keyof OrderBody)[]): boolean =>
  names.some((name) => before?.[name] !== body[name]);

const pointFields = ['pickupPoint', 'recivePoint'] as const;

/** The quote for a destination that the tariff no longer covers. */
const BY_AGREEMENT: QuoteDto = {
  total: null,
  currency: 'BYN',
  byAgreement: true,
  items: [],
  parts: [],
  notices: ['Стоимость доставки сюда согласуем отдельно'],
};

/** Gives the id and number of the order that has the own number, even to callers who may not read orders. */
const externalIdTaken = (id: number, errors: FieldErrors): Refusal =>
  new Refusal('external_id_taken', Object.values(errors).flat()[0], {
    errors,
    fresh: { id, number: shownOrderNumber(id) },
  });

/** The parts that creating and editing an order share: references, cargo and the estimate. */
@Injectable()
export class OrderWriter {
  constructor(
    private readonly tariff: Tariff,
    private readonly places: Places,
  ) {}

  /** The references of a body that differ from `before`, whose references the foreign keys guarantee. */
  async references(tx: EntityManager, body: OrderBody, before?: OrderBody): Promise<References> {
    const newIds = (names: readonly (readonly (keyof OrderBody)[])[]): number[] => {
      const ids = names.flatMap((fields) =>
        isChanged(body, before, ...fields) ? fields.map((name) => body[name]) : [],
      );
      return [...new Set(ids.filter((id) => typeof id === 'number'))];
    };
    return {
      cities: await this.places.labelledCities(tx, newIds(cityFields)),
      points: await this.places.pointDetails(tx, newIds(pointFields.map((field) => [field]))),
    };
  }

  /** Violations of the limits of the chosen points, by path. */
  limitProblems({ points }: References, body: OrderBody, packages: readonly object[]): FieldErrors {
    const chosen = [
      body.delivery === 'punkt' ? body.pickupPoint : null,
      body.deliveryAddress === 'punkt' ? body.recivePoint : null,
    ];
    const found: FieldErrors = {};
    for (const id of chosen) {
      const limits = points.get(id ?? 0)?.limits;
      if (limits) Object.assign(found, pointLimitProblems(packages, limits));
    }
    return found;
  }

  /** Throws 422 for unknown ids and for a city whose id and name differ, with the errors in `known`; returns the body with full city names. */
  async checkReferences<Body extends OrderBody>(
    tx: EntityManager,
    body: Body,
    { cities, points }: References,
    owner: { userId: number | null; mode?: Mode; id?: number; before?: Body },
    known: FieldErrors = {},
  ): Promise<Body> {
    const errors = { ...known };
    const { before } = owner;
    const chosen = cityFields.filter(
      ([id, text]) => body[id] && !errors[id] && isChanged(body, before, id, text),
    );
    const city = ([idField, textField]: (typeof cityFields)[number]): Partial<OrderBody> => {
      const found = cities.get(body[idField] ?? 0);
      const name = body[textField];
      if (!found) errors[idField] = [MESSAGES.chooseFromList];
      else if (name && !found.matches(name))
        errors[textField] ??= [MESSAGES.cityDiffers(name, found.id, found.label)];
      return { [textField]: found?.label };
    };
    const texts = Object.assign({}, ...chosen.map(city)) as Partial<OrderBody>;
    const taken = errors['externalId'] ? null : await this.ownNumberHolder(tx, body, owner);
    if (taken !== null)
      errors['externalId'] = [MESSAGES.ownNumberTaken(body.externalId ?? '', shownOrderNumber(taken))];
    for (const field of pointFields) {
      const id = body[field];
      if (id && !errors[field] && isChanged(body, before, field) && !points.has(id))
        errors[field] = [MESSAGES.chooseFromList];
    }
    if (taken !== null && Object.keys(errors).length === 1) throw externalIdTaken(taken, errors);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { ...body, ...texts };
  }

  /** Another order of the owner with the own number of the body. */
  private async ownNumberHolder(
    tx: EntityManager,
    body: OrderBody,
    {
      userId,
      mode = 'live',
      id = 0,
      before,
    }: { userId: number | null; mode?: Mode; id?: number; before?: OrderBody },
  ): Promise<number | null> {
    const { externalId } = body;
    if (!externalId || userId === null || !isChanged(body, before, 'externalId')) return null;
    const where = { userId, mode, externalId, id: Not(id) };
    return (await tx.findOne(Order, { select: { id: true }, where }))?.id ?? null;
  }

  /** The quote of a new order. */
  async estimate(
    tx: EntityManager,
    clientId: number,
    body: OrderBody,
    packages: PackageBody[],
    references: References,
  ): Promise<QuoteDto> {
    const quote = this.quote(await this.tariff.pricer(tx, clientId), body, packages, references);
    if (!quote) throw invalid({ reciverAddressId: [MESSAGES.chooseFromList] });
    return quote;
  }

  /** The quote after an edit, by the current tariff and conditions of the client. */
  async revisedEstimate(
    tx: EntityManager,
    clientId: number | null,
    body: OrderBody,
    packages: PackageBody[],
  ): Promise<QuoteDto> {
    const references = await this.references(tx, body);
    const price = await this.tariff.pricer(tx, clientId);
    return this.quote(price, body, packages, references) ?? BY_AGREEMENT;
  }

  /** The quote; null when the tariff no longer covers the destination. */
  quote(
    price: Pricer,
    body: OrderBody,
    packages: PackageBody[],
    { cities, points }: References,
  ): QuoteDto | null {
    const destination: PricedDestination | undefined =
      body.deliveryAddress === 'punkt'
        ? points.get(body.recivePoint ?? 0)
        : cities.get(body.reciverAddressId ?? 0);
    return destination ? price(destination, packages, body.fragileCargo) : null;
  }

  /** Inserts an order with its search text and cargo. */
  async insert(
    tx: EntityManager,
    row: Omit<Order, 'id'>,
    packages: PackageBody[],
    { points }: References,
  ): Promise<{ order: Order; items: OrderItem[] }> {
    const id = row.mode === 'test' ? await this.insertTest(tx, row) : await insertOne(tx, Order, row);
    const point = points.get(row.receivePointId ?? 0)?.place.address;
    const text = orderSearchText(row, packages, point);
    if (row.mode === 'test') await tx.insert(OrderSearch, { id, text });
    else await addSearch(tx, [{ id, text }]);
    return { order: { ...row, id }, items: await this.insertItems(tx, id, packages) };
  }

  /** Ids of test orders descend from −1 and are never reused. */
  private async insertTest(tx: EntityManager, row: Omit<Order, 'id'>): Promise<number> {
    await bumpRevision(tx, 'testOrders');
    const id = 1 - (await currentRevision(tx, 'testOrders'));
    await tx.insert(Order, { ...row, id });
    return id;
  }

  /** Updates the search text if the change affects it. */
  async changeSearch(tx: EntityManager, before: StoredOrder, after: StoredOrder): Promise<void> {
    const text = ({ order, view }: StoredOrder): string =>
      orderSearchText(order, view.packages, view.recivePoint?.address ?? null);
    if (text(before) !== text(after)) await changeSearch(tx, { id: after.view.id, text: text(after) });
  }

  private async insertItems(
    tx: EntityManager,
    orderId: number,
    packages: PackageBody[],
  ): Promise<OrderItem[]> {
    const rows = packages.map((item, position) => ({ ...itemColumns(item), orderId, position }));
    const ids = await insertWithIds(tx, OrderItem, rows, () =>
      tx.find(OrderItem, { select: { id: true }, where: { orderId } }),
    );
    return rows.map((row, at) => ({ ...row, id: ids[at] ?? 0 }));
  }

  async replaceItems(tx: EntityManager, orderId: number, packages: PackageBody[]): Promise<OrderItem[]> {
    await tx.delete(OrderItem, { orderId });
    return this.insertItems(tx, orderId, packages);
  }
}
