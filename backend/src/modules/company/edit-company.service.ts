import { Injectable } from '@nestjs/common';
import { companyFields, isPaymentField, omit, paymentProblems, type Company } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Accounts } from '../../platform/access/accounts';
import type { Actor } from '../../platform/http/actor';
import { Database } from '../../platform/database/database';
import { assertChanged } from '../../platform/database/concurrent-update';
import { diff } from '../../platform/journal/history/diff';
import { History, type Change } from '../../platform/journal/history/history';
import { Journal } from '../../platform/journal/journal';
import { Notifications } from '../notifications/notifications';
import { problemsOf } from '../../platform/http/body.pipe';
import { Clock } from '../../platform/common/clock';
import { changedMeanwhile, invalid, refusal } from '../../platform/http/errors';
import { COMPANY_ID as id, CompanyRecord } from './company.entity';
import { companyOf, CompanyService } from './company.service';
import type { CompanyDto, UpdateCompanyDto } from './dto/company.dto';

/** Changes the company's data. Separate from `CompanyService`, which notifications depend on, because this service depends on notifications. */
@Injectable()
export class EditCompany {
  constructor(
    private readonly database: Database,
    private readonly company: CompanyService,
    private readonly history: History,
    private readonly journal: Journal,
    private readonly notifications: Notifications,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Replaces the record. Sending the stored data again succeeds with any version, so that a lost answer can be retried. */
  async update(dto: UpdateCompanyDto, actor: Actor, isConfirmed: boolean): Promise<CompanyDto> {
    const company = await this.database.write(async (tx) => {
      const stored = await this.company.read(tx);
      const changed = companyOf(dto);
      const wrongFields = problemsOf(dto);
      const errors = { ...paymentProblems(stored, changed), ...wrongFields };
      if (Object.keys(wrongFields).length > 0) throw invalid(errors);
      const changes = changesOf(stored, changed);
      if (changes.length === 0) return stored;
      if (dto.version !== stored.version)
        throw changedMeanwhile(stored, await this.history.savedBy(tx, 'company', id, actor));
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const paymentChanges = changes.filter(({ field }) => isPaymentField(field));
      if (paymentChanges.length > 0 && !isConfirmed) throw refusal('confirmation_needed');
      // Before the update, so that the letters carry the former data, which the other admins know.
      if (paymentChanges.length > 0) await this.notifyAdmins(tx, paymentChanges, actor);
      const row = { data: JSON.stringify(changed), version: stored.version + 1 };
      assertChanged(await tx.update(CompanyRecord, { id, version: stored.version }, row));
      await this.history.record(tx, 'company', id, actor, changes);
      await this.recordInJournal(tx, changes, actor);
      return { ...changed, version: row.version };
    });
    this.company.updateCache(company);
    return company;
  }

  /** A stolen admin session could redirect all payments, so the other admins are notified. */
  private async notifyAdmins(tx: EntityManager, changes: Change[], actor: Actor): Promise<void> {
    const admins = await tx.find(this.accounts.table, { select: { id: true }, where: { role: 'admin' } });
    const adminIds = admins.map((admin) => admin.id).filter((one) => one !== actor.id);
    await this.notifications.announce(tx, {
      kind: 'paymentDataChanged',
      adminIds,
      by: actor.name,
      at: this.clock.now(),
      facts: changes.map(inWords),
    });
  }

  /** Records payment fields with values and other fields by label, because they may contain personal data. */
  private async recordInJournal(tx: EntityManager, changes: Change[], actor: Actor): Promise<void> {
    const detail = changes
      .map((change) => (isPaymentField(change.field) ? inWords(change).join(': ') : labelOf(change)))
      .join('; ');
    await this.journal.record(tx, { kind: 'companyChanged', account: null, actor, detail });
  }
}

function changesOf(before: Company, after: Company): Change[] {
  const [from, to] = [phonesInWords(before), phonesInWords(after)];
  const phones = from === to ? [] : [{ field: 'phones', from, to }];
  return [...phones, ...diff(companyFields, omit(before, 'phones'), omit(after, 'phones'))];
}

const phonesInWords = ({ phones }: Company): string =>
  phones.map(({ phone, label }) => (label ? `${phone} (${label})` : phone)).join('; ');

const labelOf = ({ field }: Change): string =>
  field === 'phones' ? 'Телефоны' : companyFields[field as keyof typeof companyFields].label;

const inWords = (change: Change): [label: string, words: string] => [
  labelOf(change),
  `${change.from ?? '—'} → ${change.to ?? '—'}`,
];
