import { problems, profileRules, userEditRules } from '@shlyah/domain';
import { Not, type EntityManager } from 'typeorm';
import { isDuplicate } from '../database/driver-errors';
import { assertChanged } from '../database/overtaken';
import { changedMeanwhile, invalid, Refusal } from '../shared/errors';
import type { Change } from '../history/history';
import type { UpdateProfileDto } from './dto/session.dto';
import { userSearchText, userView } from './user.mapper';
import { User } from './user.entity';

/** The columns that a profile or a staff edit may change. */
export type AccountFields = Pick<
  User,
  | 'name'
  | 'phone'
  | 'email'
  | 'organization'
  | 'unp'
  | 'isContactPerson'
  | 'contactPersonName'
  | 'contactPersonPhone'
  | 'orderEmails'
>;

/** The account after the change: what was sent over what is stored; an omitted field stays. */
export function mergedFields(user: User, sent: UpdateProfileDto): AccountFields {
  const pick = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);
  const isContactPerson = sent.isContactPerson ?? user.isContactPerson;
  const firm = <T>(value: T): T | null => (user.isLegalEntity ? value : null);
  const contact = <T>(value: T): T | null => (isContactPerson ? value : null);
  return {
    name: pick(sent.name, user.name) ?? '',
    phone: pick(sent.phone, user.phone) ?? '',
    email: pick(sent.email, user.email) ?? '',
    organization: firm(pick(sent.organization, user.organization)),
    unp: firm(pick(sent.Unp, user.unp)),
    isContactPerson,
    contactPersonName: contact(pick(sent.contactPersonName, user.contactPersonName)),
    contactPersonPhone: contact(pick(sent.contactPersonPhone, user.contactPersonPhone)),
    orderEmails: sent.orderEmails ?? user.orderEmails,
  };
}

/** Refuses an account that breaks the rules of the profile form (docs/contract.md#field-rules). */
export function checkFields(
  user: User,
  fields: AccountFields,
  password: string | null | undefined,
  byStaff = false,
): void {
  const { unp, ...rest } = fields;
  const values = {
    ...rest,
    Unp: unp,
    isLegalEntity: user.isLegalEntity,
    password: password ?? null,
    id: user.id,
  };
  const errors = problems(byStaff ? userEditRules : profileRules, values);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The differences, as texts for the history. */
export function fieldChanges(user: User, fields: AccountFields): Change[] {
  const text = (value: string | boolean | null): string | null => (value === null ? null : String(value));
  return (Object.keys(fields) as (keyof AccountFields)[])
    .filter((field) => fields[field] !== user[field])
    .map((field) => ({
      field: field === 'unp' ? 'Unp' : field,
      from: text(user[field]),
      to: text(fields[field]),
    }));
}

/**
 * Saves the row over the version that was read; 422 when the e-mail is taken, 409 when it was taken at the same
 * moment.
 */
export async function saveAccount(tx: EntityManager, user: User, changes: Partial<User>): Promise<User> {
  const saved = { ...user, ...changes, version: user.version + 1 };
  saved.searchText = userSearchText(saved);
  if (saved.email !== user.email) await refuseTakenEmail(tx, saved.email, user.id);
  const { id, version, ...columns } = saved;
  const update = tx.update(User, { id, version: user.version }, { ...columns, version });
  assertChanged(await update.catch(emailTakenMeanwhile));
  return saved;
}

const emailTaken = { email: ['Этот email уже занят. Войдите или укажите другой.'] };

/** The e-mail is the login, so it belongs to one account; `ownId` is the account that may have it. */
export async function refuseTakenEmail(
  manager: EntityManager,
  email: string,
  ownId: number | null = null,
): Promise<void> {
  const other = ownId === null ? { email } : { email, id: Not(ownId) };
  if (await manager.existsBy(User, other)) throw invalid(emailTaken);
}

/** The unique index refused what the check above had allowed: two requests took the same e-mail at once. */
export function emailTakenMeanwhile(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Refusal(409, 'email_taken', emailTaken.email[0] ?? '', { errors: emailTaken });
}

/** Refuses a save over a version that is not the stored one; no version means "whatever is stored". */
export function checkVersion(user: User, version: number | null | undefined): void {
  if (version !== null && version !== undefined && version !== user.version)
    throw changedMeanwhile(userView(user));
}
