import { problems, profileRules, userEditRules } from '@shlyah/domain';
import { changedMeanwhile, conflict, invalid } from '../shared/errors';
import { isDuplicate } from '../database/driver-errors';
import type { EntityManager } from 'typeorm';
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

/** The account as it will be: what was sent over what is stored; a field that is left out stays. */
export function mergedFields(user: User, sent: UpdateProfileDto): AccountFields {
  const pick = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);
  return {
    name: pick(sent.name, user.name) ?? '',
    phone: pick(sent.phone, user.phone) ?? '',
    email: pick(sent.email, user.email) ?? '',
    organization: pick(sent.organization, user.organization),
    unp: pick(sent.Unp, user.unp),
    isContactPerson: sent.isContactPerson ?? user.isContactPerson,
    contactPersonName: pick(sent.contactPersonName, user.contactPersonName),
    contactPersonPhone: pick(sent.contactPersonPhone, user.contactPersonPhone),
    orderEmails: sent.orderEmails ?? user.orderEmails,
  };
}

/** Refuses an account that breaks the rules of the profile form (specification, section 5). */
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

/** What differs, in words for the history. */
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

/** Saves the row over the version that was read; 409 when somebody was quicker or the e-mail is taken. */
export async function saveAccount(tx: EntityManager, user: User, changes: Partial<User>): Promise<User> {
  const saved = { ...user, ...changes, version: user.version + 1 };
  saved.searchText = userSearchText(saved);
  const { id, version: _version, ...columns } = saved;
  try {
    const { affected } = await tx.update(
      User,
      { id, version: user.version },
      { ...columns, version: saved.version },
    );
    if (affected === 1) return saved;
  } catch (error) {
    if (isDuplicate(error)) throw emailTaken();
    throw error;
  }
  const fresh = await tx.findOneBy(User, { id });
  throw fresh ? changedMeanwhile(userView(fresh)) : conflict('deleted', 'Пользователь удалён.');
}

/** The e-mail is the login, so it belongs to one account. */
export const emailTaken = () => invalid({ email: ['Этот email уже занят. Войдите или укажите другой.'] });

/** Refuses a save over a version that is not the stored one; no version sent means "whatever is there". */
export function checkVersion(user: User, version: number | null | undefined): void {
  if (version !== null && version !== undefined && version !== user.version)
    throw changedMeanwhile(userView(user));
}
