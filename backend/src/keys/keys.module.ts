import { Module } from '@nestjs/common';
import { KeyCredentials } from './key-credentials';
import { KeysController } from './keys.controller';
import { KeysService } from './keys.service';

/** Keys as people manage them; the guard lets them in by itself. */
@Module({
  controllers: [KeysController],
  providers: [KeysService, KeyCredentials],
  exports: [KeysService, KeyCredentials],
})
export class KeysModule {}
