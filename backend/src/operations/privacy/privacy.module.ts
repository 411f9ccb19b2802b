import { Module } from '@nestjs/common';
import { ContractsModule } from '../../modules/contracts';
import { PrivacyController } from './privacy.controller';
import { Upkeep } from './upkeep';

/** What people may have of their own data, and the deletion of expired data; it looks at all tables from above. */
@Module({
  imports: [ContractsModule],
  controllers: [PrivacyController],
  providers: [Upkeep],
  exports: [Upkeep],
})
export class PrivacyModule {}
