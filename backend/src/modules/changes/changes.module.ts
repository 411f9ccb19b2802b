import { Module } from '@nestjs/common';
import { ChangesController } from './changes.controller';
import { ChangesService } from './changes.service';

/** Changes for open screens, read from the feed. */
@Module({ controllers: [ChangesController], providers: [ChangesService] })
export class ChangesModule {}
