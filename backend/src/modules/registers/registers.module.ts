import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents';
import { RegisterChanges } from './register-changes';
import { RegisterDocuments } from './register-documents.service';
import { RegisterEditions } from './register-editions.service';
import { RegisterLists } from './register-lists';
import { RegisterReader } from './register-reader';
import { RegistersController } from './registers.controller';
import { RegistersService } from './registers.service';

/** Registers for handing orders over, their editions and acts. */
@Module({
  imports: [DocumentsModule],
  exports: [RegistersService],
  controllers: [RegistersController],
  providers: [
    RegisterLists,
    RegisterReader,
    RegisterChanges,
    RegistersService,
    RegisterEditions,
    RegisterDocuments,
  ],
})
export class RegistersModule {}
