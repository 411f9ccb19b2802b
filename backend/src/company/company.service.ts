import { Injectable } from '@nestjs/common';
import {
  cleanFields,
  companyFields,
  companyPhoneFields,
  omit,
  readFields,
  type Company,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor';
import { Database } from '../database/database';
import { assertChanged } from '../database/overtaken';
import { diff } from '../history/diff';
import { eventView, type HistoryEventDto } from '../history/event.dto';
import { History, type Change } from '../history/history';
import { Clock } from '../shared/clock';
import { changedMeanwhile } from '../shared/errors';
import { COMPANY_ID as id, CompanyRecord } from './company.entity';
import type { CompanyDto, UpdateCompanyDto } from './dto/company.dto';

/** How long a save by another process may stay unseen on pages. */
const checkMs = 5000;

/** The data of the company that runs the product: one record for pages, letters, documents and the API's description. */
@Injectable()
export class CompanyService {
  private known: { company: CompanyDto; at: number } | null = null;

  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  async read(manager: EntityManager = this.database.read): Promise<CompanyDto> {
    return view(await manager.findOneByOrFail(CompanyRecord, { id }));
  }

  /**
   * The record as it was a few seconds ago at most, for what is asked with every page and letter; while the database is
   * away, as it was last.
   */
  async current(manager: EntityManager = this.database.read): Promise<CompanyDto> {
    const now = this.clock.now().getTime();
    if (this.known && Math.abs(now - this.known.at) < checkMs) return this.known.company;
    try {
      this.known = { company: await this.read(manager), at: now };
    } catch (error) {
      if (!this.known) throw error;
    }
    return this.known.company;
  }

  /** Replaces the record. What is saved already may be sent again, whatever its version: an answer may have been lost. */
  async update({ version, ...sent }: UpdateCompanyDto, actor: Actor): Promise<CompanyDto> {
    const company = await this.database.write(async (tx) => {
      const stored = await this.read(tx);
      const changed = companyOf(sent);
      const changes = changesOf(stored, changed);
      if (changes.length === 0) return stored;
      if (version !== stored.version) throw changedMeanwhile(stored);
      const row = { data: JSON.stringify(changed), version: stored.version + 1 };
      assertChanged(await tx.update(CompanyRecord, { id, version: stored.version }, row));
      await this.history.record(tx, 'company', id, actor, changes);
      return { ...changed, version: row.version };
    });
    this.known = { company, at: this.clock.now().getTime() };
    return company;
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
function companyOf(values: unknown): Company {
  const { phones } = readFields(values);
  return {
    ...cleanFields(companyFields, values),
    phones: (Array.isArray(phones) ? phones : []).map((phone) => cleanFields(companyPhoneFields, phone)),
  };
}

function changesOf(before: Company, after: Company): Change[] {
  const [from, to] = [phonesInWords(before), phonesInWords(after)];
  const phones = from === to ? [] : [{ field: 'phones', from, to }];
  return [...phones, ...diff(companyFields, omit(before, 'phones'), omit(after, 'phones'))];
}

const phonesInWords = ({ phones }: Company): string =>
  phones.map(({ phone, label }) => (label ? `${phone} (${label})` : phone)).join('; ');
