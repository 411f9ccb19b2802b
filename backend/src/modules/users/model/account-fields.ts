import {
  accountFields,
  cleanFields,
  normaliseEmail,
  omit,
  problems,
  profileFields,
  type AccountBody,
  type Fields,
} from '@shlyah/domain';
import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { weakPassword } from '../../../platform/access/weak-passwords';
import { isDuplicate } from '../../../platform/database/driver-errors';
import { assertChanged } from '../../../platform/database/concurrent-update';
import { ERROR_CODES } from '../../../platform/http/error-codes';
import { invalid, Refusal } from '../../../platform/http/errors';
import { given } from '../../../platform/http/field-classes';
import { diff } from '../../../platform/journal/history/diff';
import type { Change } from '../../../platform/journal/history/history';
import { EmailChange } from './email-change.entity';
import { spelled } from './email-spelling';
import { accountBody, changedUser } from './user.mapper';
import { User } from './user.entity';

/** What staff change of an account: their own password proves nothing about its owner. */
export const staffChangedFields = omit(profileFields, 'currentPassword');

/**
 * The account with the fields of the body over the stored ones; a field that is left out stays. Refuses a body that breaks the
 * rules of the profile form, the new password included (docs/contract.md#user-fields).
 */
export function merged(user: User, sent: object, fields: Fields): AccountBody {
  const { isLegalEntity, email: storedEmail } = user;
  const values = { ...accountBody(user), ...given(sent), isLegalEntity, storedEmail };
  const errors = { ...problems(fields, values), ...weakPassword(values) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const body = cleanFields(accountFields, values);
  // As a former version has kept it: another spelling is no other e-mail.
  return normaliseEmail(storedEmail) === body.email ? { ...body, email: storedEmail } : body;
}

/** What differs, in words for the history. */
export const accountChanges = (user: User, body: AccountBody): Change[] =>
  diff(accountFields, accountBody(user), body);

/** Saves the row over the version that was read; 422 when the e-mail is taken, 409 when it was taken this very moment. */
export async function saveAccount(
  tx: EntityManager,
  user: User,
  changes: Partial<User>,
  now: Date,
): Promise<User> {
  const saved = changedUser(user, changes);
  if (saved.email !== user.email) await refuseTakenEmail(tx, saved.email, now, user.id);
  const { id, version, ...columns } = saved;
  const update = tx.update(User, { id, version: user.version }, { ...columns, version });
  assertChanged(await update.catch(emailTakenMeanwhile));
  return saved;
}

const emailTaken = { email: [ERROR_CODES.email_taken.message] };

/**
 * The e-mail is the login, so it belongs to one account, also while its owner can take it back after a change; `ownId` is
 * the account that may have it.
 */
export async function refuseTakenEmail(
  manager: EntityManager,
  email: string,
  now: Date,
  ownId: number | null = null,
): Promise<void> {
  const others = ownId === null ? {} : { id: Not(ownId) };
  if (await manager.existsBy(User, { email: spelled(email), ...others })) throw invalid(emailTaken);
  // Asked second: an e-mail that is changed this very moment is found by one of the two.
  const left = { oldEmail: spelled(email), confirmedAt: Not(IsNull()), undoUntil: MoreThan(now) };
  const leavers = ownId === null ? {} : { userId: Not(ownId) };
  if (await manager.existsBy(EmailChange, { ...left, ...leavers })) throw invalid(emailTaken);
}

/** Turns a violation of the unique index, after two concurrent requests for one e-mail, into the error of the field. */
export function emailTakenMeanwhile(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Refusal('email_taken', undefined, { errors: emailTaken });
}
