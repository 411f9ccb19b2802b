import { Injectable } from '@nestjs/common';
import { PHRASES } from '@shlyah/domain';
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
import type { DogovorSource } from './data/dogovor';
import type { Place } from './data/places';
import type { ZayavkaItem, ZayavkaSource } from './data/zayavka';
import type { DocumentQuery } from './dto/document-query.dto';

/** Reads what a document is made from. Everything missing, and an order of somebody else, is a 404. */
@Injectable()
export class DocumentSource {
  constructor(private readonly database: Database) {}

  async dogovor({ id, order_id }: DocumentQuery): Promise<DogovorSource> {
    const order = await this.orderOf(id, order_id);
    if (!order.clientIsLegalEntity) throw notFound('Договор составляется только с юридическими лицами.');
    const contract = await this.contractOf(order);
    if (!contract) throw notFound(PHRASES.contractNotFound);
    const { company, cargo, from, to } = await this.common(order);
    const user = await this.database.read.findOneBy(User, { id: contract.userId });
    return { company, cargo, from, to, order, contract, organization: user?.organization ?? null };
  }

  async zayavka({ id, order_id }: DocumentQuery): Promise<ZayavkaSource> {
    const order = await this.orderOf(id, order_id);
    return { ...(await this.common(order)), order, contract: await this.contractOf(order) };
  }

  /** Nobody owns the order of a deleted client, so without a client the number of the order decides. */
  private async orderOf(userId: number | null | undefined, id: number): Promise<Order> {
    const order = await this.database.read.findOneBy(Order, userId ? { id, userId } : { id });
    if (!order) throw notFound('Заказ не найден.');
    return order;
  }

  private async contractOf({ userId }: Order): Promise<Contract | null> {
    return userId === null ? null : this.database.read.findOneBy(Contract, { userId });
  }

  private async common(order: Order) {
    const items = await this.database.read.find(OrderItem, {
      where: { orderId: order.id },
      order: { position: 'ASC' },
    });
    const points = await this.pointAddresses([order.pickupPointId, order.receivePointId]);
    const pointOf = (id: number | null): string | null => points.get(id ?? 0) ?? null;
    return {
      company: COMPANY,
      cargo: items.map(cargoItem),
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
  address: {
    city: order.address,
    street: order.street,
    house: order.house,
    housing: order.housing,
    entrance: order.entrance,
    flat: order.flat,
    floor: order.floor,
  },
});

const receiverPlace = (order: Order, point: string | null): Place => ({
  kind: order.deliveryAddress,
  point,
  address: {
    city: order.receiverAddress,
    street: order.receiverStreet,
    house: order.receiverHouse,
    housing: order.receiverHousing,
    entrance: order.receiverEntrance,
    flat: order.receiverFlat,
    floor: order.receiverFloor,
  },
});

const size = scaled(100);
const weight = scaled(1000);
const volume = scaled(1_000_000);

/** A row of the database in cm, kg and m³. */
const cargoItem = (item: OrderItem): ZayavkaItem => ({
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
