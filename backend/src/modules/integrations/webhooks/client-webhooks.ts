import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { WebhookCredentials, type Credential } from '../../../platform/access/credential-store';
import { stopWebhooksOfKeys } from './key-webhooks';
import { Webhook } from './webhook.entity';

/** A webhook whose address or secret was replaced counts as made then. It is known by its server. */
@Injectable()
export class ClientWebhooks extends WebhookCredentials {
  override async list(manager: EntityManager, userId: number): Promise<Credential[]> {
    const webhooks = await manager.find(Webhook, { where: { userId }, order: { id: 'ASC' } });
    return webhooks.map(({ id, url, createdAt, renewedAt }) => ({
      id,
      name: new URL(url).host,
      since: renewedAt ?? createdAt,
    }));
  }

  override async end(tx: EntityManager, userId: number, ids: number[]): Promise<void> {
    await tx.delete(Webhook, { userId, id: In(ids) });
  }

  override stopWebhooksOfKeys(tx: EntityManager, userId: number, keyIds: number[]): Promise<string[]> {
    return stopWebhooksOfKeys(tx, userId, keyIds);
  }
}
