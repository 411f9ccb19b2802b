import { Global, Module } from '@nestjs/common';
import { ApiKeys } from '../../../platform/access/api-keys';
import { KeyCredentials } from '../../../platform/access/key-credentials';
import { KeyLookup } from './key-lookup';
import { KeysController } from './keys.controller';
import { KeysService } from './keys.service';

/** Keys as people manage them. Global, since the guard asks it for keys and the users' module for credentials. */
@Global()
@Module({
  controllers: [KeysController],
  providers: [KeysService, KeyCredentials, { provide: ApiKeys, useClass: KeyLookup }],
  exports: [KeysService, KeyCredentials, ApiKeys],
})
export class KeysModule {}
