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

/** The age of the cache, ms: pages show a save of another process after it. */
const cacheMs = 5000;

/** Reads the data of the company that runs the product, for pages, letters, documents and OpenAPI. */
@Injectable()
export class CompanyService extends SenderCompany {
  private cached: { company: CompanyDto; at: number } | null = null;

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
   * The record for pages and letters, at most `cacheMs` old, because a bulk change of orders needs it for each letter. Returns the
   * last known record while the database is unavailable.
   */
  override async current(manager: EntityManager = this.database.read): Promise<CompanyDto> {
    const now = this.clock.now().getTime();
    if (this.cached && Math.abs(now - this.cached.at) < cacheMs) return this.cached.company;
    try {
      this.cached = { company: await this.read(manager), at: now };
    } catch (error) {
      if (!this.cached) throw error;
    }
    return this.cached.company;
  }

  /** Updates the cache after a save of this process. */
  updateCache(company: CompanyDto): void {
    this.cached = { company, at: this.clock.now().getTime() };
  }

  /** The last change of the rate of VAT since a moment; null for none. */
  async vatChange(since: Date): Promise<{ at: Date; from: string | null; to: string | null } | null> {
    const events = await this.history.read(this.database.read, 'company', id, ['vatPercent']);
    const found = events.find(({ at }) => at >= since);
    return found ? { at: found.at, from: found.fromValue, to: found.toValue } : null;
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

/** Fields that are missing in a record of an earlier release are empty. */
export function companyOf(values: unknown): Company {
  const { phones } = readFields(values);
  return {
    ...cleanFields(companyFields, values),
    phones: (Array.isArray(phones) ? phones : []).map((phone) => cleanFields(companyPhoneFields, phone)),
  };
}
