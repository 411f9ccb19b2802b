import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Contract } from '../contracts/contract.entity';
import { Database } from '../database/database';
import { Order } from '../orders/order.entity';
import { OrderItem } from '../orders/order-item.entity';
import { pointAddress } from '../points/address';
import { City } from '../points/city.entity';
import { Point } from '../points/point.entity';
import { notFound } from '../shared/errors';
import { scaled } from '../shared/wire';
import { User } from '../users/user.entity';
import { COMPANY } from './company';
import type { Place } from './data/places';
import type { CargoLine, DocumentSource } from './data/source';
import type { DocumentQuery } from './dto/document-query.dto';

/** Reads the data of documents. Anything missing, and another client's order, is a 404. */
@Injectable()
export class DocumentReader {
  constructor(private readonly database: Database) {}

  async read({ id, order_id }: DocumentQuery): Promise<DocumentSource> {
    const { read } = this.database;
    // The order of a deleted client has no owner, so without a client the order's number is enough.
    const order = await read.findOneBy(Order, id ? { id: order_id, userId: id } : { id: order_id });
    if (!order) throw notFound('Заказ не найден.');
    const { userId } = order;
    const user = userId === null ? null : await read.findOneBy(User, { id: userId });
    const contract = userId === null ? null : await read.findOneBy(Contract, { userId });
    const items = await read.find(OrderItem, { where: { orderId: order.id }, order: { position: 'ASC' } });
    const points = await this.pointAddresses([order.pickupPointId, order.receivePointId]);
    const pointOf = (point: number | null): string | null => points.get(point ?? 0) ?? null;
    return {
      company: COMPANY,
      organization: user?.organization ?? null,
      contract,
      order,
      cargo: items.map(cargoLine),
      from: senderPlace(order, pointOf(order.pickupPointId)),
      to: receiverPlace(order, pointOf(order.receivePointId)),
    };
  }

  private async pointAddresses(ids: (number | null)[]): Promise<Map<number, string>> {
    const points = await this.database.read.findBy(Point, { id: In(ids.filter((id) => id !== null)) });
    const cities = await this.database.read.findBy(City, { id: In(points.map(({ cityId }) => cityId)) });
    return new Map(
      points.map(({ id, cityId, street }) => {
        const city = cities.find((one) => one.id === cityId);
        return [id, city ? pointAddress(city, street) : street];
      }),
    );
  }
}

const senderPlace = (order: Order, point: string | null): Place => ({
  kind: order.delivery,
  point,
  address: order.sender,
});

const receiverPlace = (order: Order, point: string | null): Place => ({
  kind: order.deliveryAddress,
  point,
  address: order.receiver,
});

const size = scaled(100);
const weight = scaled(1000);
const volume = scaled(1_000_000);

/** A row of the database in cm, kg and m³. */
const cargoLine = (item: OrderItem): CargoLine => ({
  type: item.type,
  calculationType: item.calculationType,
  length: size.show(item.length),
  width: size.show(item.width),
  height: size.show(item.height),
  weight: weight.show(item.weight),
  volume: volume.show(item.volume),
  count: item.count,
  name: item.name,
  withTtn: item.useTtn === 'yes',
  ttn: item.ttn,
  returnTtn: item.returnTtn,
});
