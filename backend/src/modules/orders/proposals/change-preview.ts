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
import type { OrderDto } from '../dto/order.dto';
import type { UpdateOrderDto } from '../dto/write-order.dto';
import { OrderCheck } from '../write/order-check';
import { OrderReader } from '../read/order-reader';
import { changedOrder, OrderWriter, type References } from '../write/order-writer';
import { affectsEstimate, orderChanges } from '../events/order-changes';
import { Order } from '../model/order.entity';
import { itemColumns } from '../mapper/order.mapper';
import type { ChangeEffect } from '../mapper/change-effect';

/** Computes the effect of a proposed change of an order. */
@Injectable()
export class ChangePreview {
  constructor(
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly tariff: Tariff,
    private readonly check: OrderCheck,
  ) {}

  /**
   * Validates a change as an edit and returns its effect; throws 422 with all errors, those in `known` included. `checkLimits`: also checks
   * the limits of the points.
   */
  async effectOf(
    tx: EntityManager,
    before: OrderDto,
    dto: Omit<UpdateOrderDto, 'id' | 'version'>,
    { known, checkLimits }: { known: FieldErrors; checkLimits: boolean },
  ): Promise<ChangeEffect> {
    const { id } = before;
    const { body, stored, points } = await this.check.validate(tx, { ...dto, id }, before, { known });
    const storedPackages = before.packages.map((item) => cleanFields(packageFields, item));
    const packages = dto.packages?.map((item) => cleanFields(packageFields, item)) ?? storedPackages;
    const isCargoChanged = affectsEstimate({ body, packages: storedPackages }, { body, packages });
    const isEstimateChanged = affectsEstimate({ body: stored, packages: storedPackages }, { body, packages });
    if (isEstimateChanged && checkLimits) {
      const limits = this.writer.limitProblems(await this.writer.references(tx, body), body, packages);
      if (Object.keys(limits).length > 0) throw invalid(limits);
    }
    const price = isEstimateChanged && (await this.tariff.pricer(tx, before.user.id));
    const quote = price
      ? {
          before: await this.total(tx, price, stored, storedPackages),
          after: await this.total(tx, price, body, packages),
        }
      : null;
    if (quote && !('price' in given(dto))) body.price = priceAfterChange(before.price, quote);
    const after = await this.view(tx, before, body, { packages: isCargoChanged ? packages : null, points });
    return {
      change: { ...differences(stored, body), ...(isCargoChanged ? { packages } : {}) },
      changes: orderChanges(before, after),
      price: { before: before.price, after: after.price },
      quote,
    };
  }

  /** The total in BYN; null when the price is by agreement. */
  private async total(
    tx: EntityManager,
    price: Pricer,
    body: StaffOrderBody,
    packages: PackageBody[],
  ): Promise<number | null> {
    const references = await this.writer.references(tx, body);
    return this.writer.quote(price, body, packages, references)?.total ?? null;
  }

  /** The order with the change, as the API would return it. */
  private async view(
    tx: EntityManager,
    before: OrderDto,
    body: StaffOrderBody,
    { packages, points }: Pick<References, 'points'> & { packages: PackageBody[] | null },
  ): Promise<OrderDto> {
    const order = await tx.findOneByOrFail(Order, { id: before.id });
    const items = packages?.map((item, position) => ({
      ...itemColumns(item),
      id: 0,
      orderId: before.id,
      position,
    }));
    return this.reader.view(tx, changedOrder(order, body, order.createdAt), { items, points }, before);
  }
}

/** The price in the API after a change of the quote. */
function priceAfterChange(price: number, { before, after }: NonNullable<ChangeEffect['quote']>): number {
  const kopecks = (byn: number | null): number | null => (byn === null ? null : toKopecks(byn));
  return priceToWire(priceAfter(priceFromWire(price), { before: kopecks(before), after: kopecks(after) }));
}

/** The fields that differ, with their names in the API. */
const differences = (stored: StaffOrderBody, body: StaffOrderBody): ChangeEffect['change'] =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === stored[name as keyof StaffOrderBody]
        ? []
        : [[name === 'fragileCargo' ? FRAGILE_ON_WIRE : name, value]],
    ),
  );
