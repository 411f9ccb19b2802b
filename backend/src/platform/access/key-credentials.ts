import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { CredentialStore, type Credential } from './credential-store';
import { ApiKey } from './api-key.entity';

/** A key whose secret was replaced counts as made then: the former secret of the owner's program ends by that. */
@Injectable()
export class KeyCredentials extends CredentialStore {
  override async list(manager: EntityManager, userId: number): Promise<Credential[]> {
    const keys = await manager.find(ApiKey, { where: { userId }, order: { id: 'ASC' } });
    return keys.map(({ id, name, createdAt, renewedAt }) => ({ id, name, since: renewedAt ?? createdAt }));
  }

  override async end(tx: EntityManager, userId: number, ids: number[]): Promise<void> {
    await tx.delete(ApiKey, { userId, id: In(ids) });
  }
}
