import { Global, Module } from '@nestjs/common';
import { CompanyController } from './company.controller';
import { CompanyService } from './company.service';
import { EditCompany } from './edit-company.service';

/** Global: letters, documents and pages name the company. */
@Global()
@Module({
  controllers: [CompanyController],
  providers: [CompanyService, EditCompany],
  exports: [CompanyService],
})
export class CompanyModule {}
