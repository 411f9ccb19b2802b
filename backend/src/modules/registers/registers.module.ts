import { Global, Module } from '@nestjs/common';
import { DocumentsModule } from '../documents';
import { TestRegisters } from '../orders';
import { RegisterChanges } from './register-changes';
import { RegisterDocuments } from './register-documents.service';
import { RegisterEditions } from './register-editions.service';
import { RegisterLists } from './register-lists';
import { RegisterPickups } from './register-pickups.service';
import { RegisterReader } from './register-reader';
import { RegistersController } from './registers.controller';
import { RegistersService } from './registers.service';
import { SandboxRegisters } from './sandbox-registers';

/** Registers for handing orders over, their editions and acts. Global, because test orders go with their registers (`TestRegisters`). */
@Global()
@Module({
  imports: [DocumentsModule],
  exports: [RegistersService, TestRegisters],
  controllers: [RegistersController],
  providers: [
    RegisterLists,
    RegisterReader,
    RegisterChanges,
    RegistersService,
    RegisterEditions,
    RegisterPickups,
    RegisterDocuments,
    { provide: TestRegisters, useClass: SandboxRegisters },
  ],
})
export class RegistersModule {}
