import { Injectable } from '@nestjs/common';
import { cleanFields, companyFields, companyPhoneFields, readFields, type Company } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database';
import { eventView, type HistoryEventDto } from '../../platform/journal/history/event.dto';
import { History } from '../../platform/journal/history/history';
import { SenderCompany } from '../notifications/sender-company';
import { COMPANY_ID as id, CompanyRecord } from './company.entity';
import type { CompanyDto } from './dto/company.dto';

/** The data of the company that runs the product: one record for pages, letters, documents and the API's description. */
@Injectable()
export class CompanyService extends SenderCompany {
  /** As it was read last. */
  private known: CompanyDto | null = null;

  constructor(
    private readonly database: Database,
    private readonly history: History,
  ) {
    super();
  }

  async read(manager: EntityManager = this.database.read): Promise<CompanyDto> {
    return view(await manager.findOneByOrFail(CompanyRecord, { id }));
  }

  /** The record for pages and letters; while the database is unavailable, as it was read last. */
  override async current(manager: EntityManager = this.database.read): Promise<CompanyDto> {
    try {
      this.known = await this.read(manager);
    } catch (error) {
      if (!this.known) throw error;
    }
    return this.known;
  }

  /** Newest first. */
  async events(): Promise<HistoryEventDto[]> {
    const events = await this.history.read(this.database.read, 'company', id);
    return events.map((event) => eventView(event));
  }
}

const view = ({ data, version }: CompanyRecord): CompanyDto => ({
  ...companyOf(JSON.parse(data)),
  version,
});

/** A record of an older program lacks the fields that came later: they are empty. */
export function companyOf(values: unknown): Company {
  const { phones } = readFields(values);
  return {
    ...cleanFields(companyFields, values),
    phones: (Array.isArray(phones) ? phones : []).map((phone) => cleanFields(companyPhoneFields, phone)),
  };
}
