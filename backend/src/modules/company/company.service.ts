import { Injectable } from '@nestjs/common';
import { cleanFields, companyFields, companyPhoneFields, readFields, type Company } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database';
import { eventView, type HistoryEventDto } from '../../platform/journal/history/event.dto';
import { History } from '../../platform/journal/history/history';
import { Clock } from '../../platform/common/clock';
import { SenderCompany } from '../notifications/sender-company';
import { COMPANY_ID as id, CompanyRecord } from './company.entity';
import type { CompanyDto } from './dto/company.dto';

/** Milliseconds after which a save by another process is seen on pages. */
const checkMs = 5000;

/** The data of the company that runs the product: one record for pages, letters, documents and the API's description. */
@Injectable()
export class CompanyService extends SenderCompany {
  private known: { company: CompanyDto; at: number } | null = null;

  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read(manager: EntityManager = this.database.read): Promise<CompanyDto> {
    return view(await manager.findOneByOrFail(CompanyRecord, { id }));
  }

  /**
   * The record for pages and letters, at most `checkMs` old: a change of many orders would read it for each letter.
   * While the database is unavailable, the record as it was read last.
   */
  override async current(manager: EntityManager = this.database.read): Promise<CompanyDto> {
    const now = this.clock.now().getTime();
    if (this.known && Math.abs(now - this.known.at) < checkMs) return this.known.company;
    try {
      this.known = { company: await this.read(manager), at: now };
    } catch (error) {
      if (!this.known) throw error;
    }
    return this.known.company;
  }

  /** Takes over a saved record, so that pages of this process show it at once. */
  saved(company: CompanyDto): void {
    this.known = { company, at: this.clock.now().getTime() };
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
