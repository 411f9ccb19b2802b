import { Injectable } from '@nestjs/common';
import { fold, MESSAGES, orderFields, type Field, type OrderBody, type PackageBody } from '@shlyah/domain';
import { Not, type EntityManager } from 'typeorm';
import type { QuoteDto } from '../calculator/dto/quote.dto';
import { Tariff } from '../calculator/tariff';
import { City } from '../points/city.entity';
import { Point } from '../points/point.entity';
import { invalid, type FieldErrors } from '../shared/errors';
import type { User } from '../users/user.entity';
import { Order } from './order.entity';
import { OrderItem } from './order-item.entity';
import { clientColumns, itemColumns, orderColumns } from './order.mapper';
import { orderSearchText } from './order-search';
import { OrderSearch } from './order-search.entity';

/** What of a new order is neither the customer's word nor the customer. */
type Placed = Pick<Order, 'statusId' | 'stateId' | 'createdAt' | 'price'> & { estimate: QuoteDto };

/** The row of a new order. */
export const newOrder = (
  body: OrderBody,
  client: User,
  { estimate, ...placed }: Placed,
): Omit<Order, 'id'> => ({
  ...orderColumns(body),
  ...clientColumns(client),
  ...placed,
  estimate: JSON.stringify(estimate),
  version: 1,
});

const uniqueFields = Object.entries<Field>(orderFields)
  .filter(([, { uniquePerClient }]) => uniquePerClient)
  .map(([name]) => name as keyof OrderBody & keyof Order);

/** What creating and editing an order have in common: references, cargo and the estimate. */
@Injectable()
export class OrderWriter {
  constructor(private readonly tariff: Tariff) {}

  /** Refuses ids that name nothing, together with what is already `known` to be wrong; a city's text that does not speak of the chosen city is replaced by its name. */
  async checkReferences<Body extends OrderBody>(
    tx: EntityManager,
    body: Body,
    owner: { userId: number | null; id?: number },
    known: FieldErrors = {},
  ): Promise<Body> {
    const errors = { ...known };
    const city = async (
      idField: 'addressId' | 'reciverAddressId',
      textField: 'address' | 'reciverAddress',
    ) => {
      const id = body[idField];
      if (!id || errors[idField]) return {};
      const found = await tx.findOneBy(City, { id });
      if (!found) errors[idField] = [MESSAGES.chooseFromList];
      const speaks = found && fold(String(body[textField] ?? '')).includes(found.nameKey);
      return found && !speaks ? { [textField]: found.name } : {};
    };
    const point = async (field: 'pickupPoint' | 'recivePoint') => {
      const id = body[field];
      if (id && !errors[field] && !(await tx.existsBy(Point, { id })))
        errors[field] = [MESSAGES.chooseFromList];
    };
    const texts = {
      ...(await city('addressId', 'address')),
      ...(await city('reciverAddressId', 'reciverAddress')),
    };
    for (const name of uniqueFields) {
      const value = body[name];
      if (!value || errors[name] || owner.userId === null) continue;
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
    const { identifiers } = await tx.insert(Order, row);
    const { id } = identifiers[0] as { id: number };
    await tx.insert(OrderSearch, { id, text: orderSearchText(row) });
    await this.insertItems(tx, id, packages);
    return id;
  }

  private async insertItems(tx: EntityManager, orderId: number, packages: PackageBody[]): Promise<void> {
    await tx.insert(
      OrderItem,
      packages.map((item, position) => ({ ...itemColumns(item), orderId, position })),
    );
  }

  async replaceItems(tx: EntityManager, orderId: number, packages: PackageBody[]): Promise<void> {
    await tx.delete(OrderItem, { orderId });
    await this.insertItems(tx, orderId, packages);
  }
}
