import { Injectable } from '@nestjs/common';
import { PublicContractReader } from '../contracts';
import { Database } from '../../platform/database/database';
import { PublicOrderReader } from '../orders';
import { Places } from '../points';
import { ABSENT, orNotFound } from '../../platform/http/errors';
import { Clients } from '../users';
import type { DocumentSource } from './data/source';
import type { DocumentQuery } from './dto/document-query.dto';

/** Reads the data of documents; 404 for a missing order and for another client's order. */
@Injectable()
export class DocumentReader {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly contracts: PublicContractReader,
    private readonly clients: Clients,
    private readonly places: Places,
  ) {}

  async read({ id, order_id }: DocumentQuery): Promise<Omit<DocumentSource, 'company'>> {
    const { read } = this.database;
    // Orders of deleted clients have no owner, so the client's id is optional.
    const found = orNotFound(await this.orders.find(read, order_id, id ?? null), ABSENT.order);
    const { order, packages } = found;
    const { userId } = order;
    const user = userId === null ? null : await this.clients.find(read, userId);
    const contract = await this.contracts.ofOrder(read, order);
    const edition = contract && (await this.contracts.edition(read, contract));
    const editionOfOrder = contract && (await this.contracts.edition(read, contract, order.createdAt));
    const ids = [order.pickupPointId, order.receivePointId].filter((point) => point !== null);
    const points = await this.places.points(read, ids);
    const pointOf = (point: number | null): string | null => points.get(point ?? 0)?.address ?? null;
    return {
      organization: user ? user.organization : order.clientOrganization,
      contract,
      edition,
      editionOfOrder,
      order,
      cargo: packages,
      from: { kind: order.delivery, address: order.sender, point: pointOf(order.pickupPointId) },
      to: { kind: order.deliveryAddress, address: order.receiver, point: pointOf(order.receivePointId) },
    };
  }
}
