import { Module } from '@nestjs/common';
import { ChangesController } from './changes.controller';
import { ChangesService } from './changes.service';

/** What open screens hear of: a reader over the feed, without rows of its own. */
@Module({ controllers: [ChangesController], providers: [ChangesService] })
export class ChangesModule {}
