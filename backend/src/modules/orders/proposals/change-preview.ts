import { Injectable } from '@nestjs/common';
import {
  cleanFields,
  FRAGILE_ON_WIRE,
  packageFields,
  priceAfter,
  priceFromWire,
  priceToWire,
  toKopecks,
  type PackageBody,
  type StaffOrderBody,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Tariff, type Pricer } from '../../calculator';
import { invalid, type FieldErrors } from '../../../platform/http/errors';
import { given } from '../../../platform/http/field-classes';
import type { OrderDto } from '../http/dto/order.dto';
import type { UpdateOrderDto } from '../http/dto/write-order.dto';
import { OrderCheck } from '../write/order-check';
import { OrderReader } from '../read/order-reader';
import { changedOrder, OrderWriter, type References } from '../write/order-writer';
import { isPricedAnew, orderChanges } from '../write/order-changes';
import { Order } from '../order.entity';
import { itemColumns } from '../http/order.mapper';
import type { Foreseen } from './foreseen';

/** Says what a change of an order would do before it is agreed on. */
@Injectable()
export class ChangePreview {
  constructor(
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly tariff: Tariff,
    private readonly check: OrderCheck,
  ) {}

  /**
   * Judges a change by the rules of editing, together with the errors that are `known`, and says what it would do. Whatever points do
   * not take is refused `strictly`.
   */
  async of(
    tx: EntityManager,
    before: OrderDto,
    dto: Omit<UpdateOrderDto, 'id' | 'version'>,
    { known, strictly }: { known: FieldErrors; strictly: boolean },
  ): Promise<Foreseen> {
    const { id } = before;
    const { body, stored, points } = await this.check.of(tx, { ...dto, id }, before, known);
    const was = before.packages.map((item) => cleanFields(packageFields, item));
    const packages = dto.packages?.map((item) => cleanFields(packageFields, item)) ?? was;
    const hasOtherCargo = isPricedAnew({ body, packages: was }, { body, packages });
    const costsOtherwise = isPricedAnew({ body: stored, packages: was }, { body, packages });
    if (costsOtherwise && strictly) {
      const heavy = this.writer.limitProblems(await this.writer.references(tx, body), body, packages);
      if (Object.keys(heavy).length > 0) throw invalid(heavy);
    }
    const price = costsOtherwise && (await this.tariff.pricer(tx, before.user.id));
    const quote = price
      ? {
          before: await this.total(tx, price, stored, was),
          after: await this.total(tx, price, body, packages),
        }
      : null;
    if (quote && !('price' in given(dto))) body.price = follows(before.price, quote);
    const after = await this.view(tx, before, body, { packages: hasOtherCargo ? packages : null, points });
    return {
      change: { ...differences(stored, body), ...(hasOtherCargo ? { packages } : {}) },
      changes: orderChanges(before, after),
      price: { before: before.price, after: after.price },
      quote,
    };
  }

  /** BYN; null by agreement. */
  private async total(
    tx: EntityManager,
    price: Pricer,
    body: StaffOrderBody,
    packages: PackageBody[],
  ): Promise<number | null> {
    const references = await this.writer.references(tx, body);
    return this.writer.quote(price, body, packages, references)?.total ?? null;
  }

  /** The order as it would be read. */
  private async view(
    tx: EntityManager,
    before: OrderDto,
    body: StaffOrderBody,
    { packages, points }: Pick<References, 'points'> & { packages: PackageBody[] | null },
  ): Promise<OrderDto> {
    const order = await tx.findOneByOrFail(Order, { id: before.id });
    const items = packages?.map((item, position) => ({
      ...itemColumns(item),
      ...{ id: 0, orderId: before.id, position },
    }));
    return this.reader.view(tx, changedOrder(order, body, order.createdAt), { items, points }, before);
  }
}

/** What the price on the wire becomes when the quotes differ so. */
function follows(price: number, { before, after }: NonNullable<Foreseen['quote']>): number {
  const kopecks = (byn: number | null): number | null => (byn === null ? null : toKopecks(byn));
  return priceToWire(priceAfter(priceFromWire(price), { before: kopecks(before), after: kopecks(after) }));
}

/** The fields in which the bodies differ, under the names of the wire. */
const differences = (stored: StaffOrderBody, body: StaffOrderBody): Foreseen['change'] =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === stored[name as keyof StaffOrderBody]
        ? []
        : [[name === 'fragileCargo' ? FRAGILE_ON_WIRE : name, value]],
    ),
  );
