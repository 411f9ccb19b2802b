import { Global, Module } from '@nestjs/common';
import { SenderCompany } from '../notifications/sender-company';
import { CompanyController } from './company.controller';
import { CompanyService } from './company.service';
import { EditCompany } from './edit-company.service';

/** Global, because letters, documents and pages use the company's data. */
@Global()
@Module({
  controllers: [CompanyController],
  providers: [CompanyService, EditCompany, { provide: SenderCompany, useExisting: CompanyService }],
  exports: [CompanyService, SenderCompany],
})
export class CompanyModule {}
