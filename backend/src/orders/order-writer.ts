import { Injectable } from '@nestjs/common';
import {
  fold,
  MESSAGES,
  orderFields,
  pointLimitProblems,
  priceFromWire,
  type Field,
  type OrderBody,
  type PackageBody,
  type StaffOrderBody,
} from '@shlyah/domain';
import { Not, type EntityManager } from 'typeorm';
import { Tariff, type QuoteDto } from '../calculator';
import { Places } from '../points';
import { insertMany, insertOne } from '../database/insert-many';
import { invalid, refusal, type FieldErrors } from '../shared/errors';
import { Clients, type Client } from '../users';
import type { OrderDto } from './dto/order.dto';
import { Order } from './order.entity';
import { OrderItem } from './order-item.entity';
import { clientColumns, itemColumns, orderColumns } from './order.mapper';
import { addSearch, changeSearch, orderSearchText, type Sought } from './order-search';

/** The values of a new order that neither the body nor the account contains. */
type Placed = Pick<Order, 'statusId' | 'stateId' | 'createdAt' | 'price'> & { estimate: QuoteDto };

/** The row of a new order. */
export const newOrder = (
  body: OrderBody,
  client: Client,
  { estimate, ...placed }: Placed,
): Omit<Order, 'id'> => ({
  ...orderColumns(body),
  ...clientColumns(client),
  ...placed,
  estimate: JSON.stringify(estimate),
  anonymisedAt: null,
  version: 1,
});

/** The row of an order with a checked change, its next version. */
export const changedOrder = (order: Order, { status, state, price, ...body }: StaffOrderBody): Order => ({
  ...order,
  ...orderColumns(body),
  statusId: status,
  stateId: state,
  price: priceFromWire(price),
  version: order.version + 1,
});

/** An order as it is stored and as the wire carries it. */
interface Saved {
  order: Order;
  view: OrderDto;
}

const uniqueFields = Object.entries<Field>(orderFields)
  .filter(([, { uniquePerClient }]) => uniquePerClient)
  .map(([name]) => name as keyof OrderBody & keyof Order);

/** Where an order names a city, by its number and in words. */
const addressPairs = [
  ['addressId', 'address'],
  ['reciverAddressId', 'reciverAddress'],
] as const;

/** What creating and editing an order have in common: references, cargo and the estimate. */
@Injectable()
export class OrderWriter {
  constructor(
    private readonly tariff: Tariff,
    private readonly places: Places,
    private readonly clients: Clients,
  ) {}

  /** The client of a new order, which keeps his name and contacts. */
  async client(tx: EntityManager, id: number): Promise<Client> {
    const client = await this.clients.find(tx, id);
    if (!client) throw refusal('not_logged_in');
    return client;
  }

  /** What of the cargo the chosen points do not take, by path. */
  async limitProblems(tx: EntityManager, body: OrderBody, packages: readonly object[]): Promise<FieldErrors> {
    const chosen = [
      body.delivery === 'punkt' ? body.pickupPoint : null,
      body.deliveryAddress === 'punkt' ? body.recivePoint : null,
    ];
    const found: FieldErrors = {};
    for (const id of chosen) {
      Object.assign(found, pointLimitProblems(packages, await this.places.limits(tx, id)));
    }
    return found;
  }

  /** Refuses unknown ids together with the errors that are already `known`; a city text that does not match the chosen city is replaced by its name. */
  async checkReferences<Body extends OrderBody>(
    tx: EntityManager,
    body: Body,
    owner: { userId: number | null; id?: number; before?: Body },
    known: FieldErrors = {},
  ): Promise<Body> {
    const errors = { ...known };
    // What the order refers to already is there: foreign keys keep it.
    const isNew = (...names: (keyof OrderBody)[]): boolean =>
      names.some((name) => owner.before?.[name] !== body[name]);
    const chosen = addressPairs.filter(([id, text]) => body[id] && !errors[id] && isNew(id, text));
    const cities = await this.places.cities(
      tx,
      chosen.map(([id]) => body[id] ?? 0),
    );
    const city = ([idField, textField]: (typeof addressPairs)[number]): Partial<OrderBody> => {
      const found = cities.get(body[idField] ?? 0);
      if (!found) errors[idField] = [MESSAGES.chooseFromList];
      const speaks = found && fold(String(body[textField] ?? '')).includes(found.nameKey);
      return found && !speaks ? { [textField]: found.name } : {};
    };
    const point = async (field: 'pickupPoint' | 'recivePoint') => {
      const id = body[field];
      if (id && !errors[field] && isNew(field) && !(await this.places.hasPoint(tx, id)))
        errors[field] = [MESSAGES.chooseFromList];
    };
    const texts = Object.assign({}, ...chosen.map(city)) as Partial<OrderBody>;
    for (const name of uniqueFields) {
      const value = body[name];
      if (!value || errors[name] || owner.userId === null || !isNew(name)) continue;
      const others = { userId: owner.userId, [name]: value, id: Not(owner.id ?? 0) };
      if (await tx.existsBy(Order, others)) errors[name] = [MESSAGES.notUnique];
    }
    await point('pickupPoint');
    await point('recivePoint');
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { ...body, ...texts };
  }

  /** The quote of a checked order. */
  async estimate(tx: EntityManager, body: OrderBody, packages: PackageBody[]): Promise<QuoteDto> {
    const destination =
      body.deliveryAddress === 'punkt'
        ? { pointId: body.recivePoint ?? 0 }
        : { cityId: body.reciverAddressId ?? 0 };
    const quote = await this.tariff.quote(tx, destination, packages, body.fragileCargo);
    if (!quote) throw invalid({ reciverAddressId: [MESSAGES.chooseFromList] });
    return quote;
  }

  /** Inserts an order with its search text and cargo, and returns its id. */
  async insert(tx: EntityManager, row: Omit<Order, 'id'>, packages: PackageBody[]): Promise<number> {
    const id = await insertOne(tx, Order, row);
    await addSearch(tx, [{ id, text: await this.searchText(tx, row, packages) }]);
    await this.insertItems(tx, id, packages);
    return id;
  }

  /** What searches find an order by, the place of its receive point included. */
  async searchText(tx: EntityManager, order: Sought, packages: readonly PackageBody[]): Promise<string> {
    const ids = order.receivePointId === null ? [] : [order.receivePointId];
    const [point] = [...(await this.places.points(tx, ids)).values()];
    return orderSearchText(order, packages, point?.address);
  }

  /** Writes what searches look in again where the change has changed it. */
  async changeSearch(tx: EntityManager, before: Saved, after: Saved): Promise<void> {
    const text = ({ order, view }: Saved): string =>
      orderSearchText(order, view.packages, view.recivePoint?.address ?? null);
    if (text(before) !== text(after)) await changeSearch(tx, { id: after.view.id, text: text(after) });
  }

  private async insertItems(tx: EntityManager, orderId: number, packages: PackageBody[]): Promise<void> {
    await insertMany(
      tx,
      OrderItem,
      packages.map((item, position) => ({ ...itemColumns(item), orderId, position })),
    );
  }

  async replaceItems(tx: EntityManager, orderId: number, packages: PackageBody[]): Promise<void> {
    await tx.delete(OrderItem, { orderId });
    await this.insertItems(tx, orderId, packages);
  }
}
