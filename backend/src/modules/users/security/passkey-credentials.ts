import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { CredentialStore, type Credential } from '../../../platform/access/credential-store';
import { Passkey } from './passkey.entity';

@Injectable()
export class PasskeyCredentials extends CredentialStore {
  override async list(manager: EntityManager, userId: number): Promise<Credential[]> {
    const passkeys = await manager.find(Passkey, { where: { userId }, order: { id: 'ASC' } });
    return passkeys.map(({ id, name, createdAt }) => ({ id, name, since: createdAt }));
  }

  override async end(tx: EntityManager, userId: number, ids: number[]): Promise<void> {
    await tx.delete(Passkey, { userId, id: In(ids) });
  }
}
