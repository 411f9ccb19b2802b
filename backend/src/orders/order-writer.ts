import { Injectable } from '@nestjs/common';
import { fold, MESSAGES } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Tariff } from '../calculator/tariff';
import type { QuoteDto } from '../calculator/dto/quote.dto';
import { City } from '../points/city.entity';
import { Point } from '../points/point.entity';
import { invalid, type FieldErrors } from '../shared/errors';
import type { OrderFields } from './dto/order-fields.dto';
import type { PackageInputDto } from './dto/package.dto';
import { Order } from './order.entity';
import { OrderItem } from './order-item.entity';
import { itemColumns } from './order.mapper';
import { orderSearchText } from './order-search';
import { OrderSearch } from './order-search.entity';

/** What creating and editing an order have in common: references, cargo and the estimate. */
@Injectable()
export class OrderWriter {
  constructor(private readonly tariff: Tariff) {}

  /** Refuses ids that name nothing, together with what is already `known` to be wrong; a city's text that does not speak of the chosen city is replaced by its name. */
  async checkReferences(tx: EntityManager, sent: OrderFields, known: FieldErrors = {}): Promise<OrderFields> {
    const errors = { ...known };
    const city = async (
      idField: 'addressId' | 'reciverAddressId',
      textField: 'address' | 'reciverAddress',
    ) => {
      const id = sent[idField];
      if (!id) return {};
      const found = await tx.findOneBy(City, { id });
      if (!found) errors[idField] = [MESSAGES.chooseFromList];
      const speaks = found && fold(sent[textField] ?? '').includes(found.nameKey);
      return found && !speaks ? { [textField]: found.name } : {};
    };
    const point = async (field: 'pickupPoint' | 'recivePoint') => {
      const id = sent[field];
      if (id && !(await tx.existsBy(Point, { id }))) errors[field] = [MESSAGES.chooseFromList];
    };
    const texts = {
      ...(sent.delivery === 'client' ? await city('addressId', 'address') : {}),
      ...(sent.deliveryAddress === 'client' ? await city('reciverAddressId', 'reciverAddress') : {}),
    };
    if (sent.delivery === 'punkt') await point('pickupPoint');
    if (sent.deliveryAddress === 'punkt') await point('recivePoint');
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { ...sent, ...texts };
  }

  /** The quote of checked fields, in the wire's shape. */
  async estimate(tx: EntityManager, sent: OrderFields): Promise<QuoteDto> {
    const destination =
      sent.deliveryAddress === 'punkt'
        ? { pointId: sent.recivePoint ?? 0 }
        : { cityId: sent.reciverAddressId ?? 0 };
    const items = (sent.packages ?? []).map((item) => ({
      ...item,
      calculationType: item.calculationType ?? 'sizes',
    }));
    const quote = await this.tariff.quote(tx, destination, items, sent['fragileСargo'] ?? false);
    if (!quote) throw invalid({ reciverAddressId: [MESSAGES.chooseFromList] });
    return quote;
  }

  /** Inserts an order with its search text and cargo, and answers its id. */
  async insert(
    tx: EntityManager,
    row: Omit<Order, 'id'>,
    packages: PackageInputDto[] | undefined,
  ): Promise<number> {
    const { identifiers } = await tx.insert(Order, row);
    const { id } = identifiers[0] as { id: number };
    await tx.insert(OrderSearch, { id, text: orderSearchText(row) });
    await this.insertItems(tx, id, packages ?? []);
    return id;
  }

  private async insertItems(tx: EntityManager, orderId: number, packages: PackageInputDto[]): Promise<void> {
    await tx.insert(
      OrderItem,
      packages.map((item, position) => itemColumns(item, orderId, position)),
    );
  }

  async replaceItems(tx: EntityManager, orderId: number, packages: PackageInputDto[]): Promise<void> {
    await tx.delete(OrderItem, { orderId });
    await this.insertItems(tx, orderId, packages);
  }
}
