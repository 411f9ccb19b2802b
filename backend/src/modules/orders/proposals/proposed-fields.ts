import { PROPOSALS, type ProposalSide } from '@shlyah/domain';
import type { FieldErrors } from '../../../platform/http/errors';
import { given } from '../../../platform/http/field-classes';

const mayPropose = (side: ProposalSide, name: string): boolean =>
  PROPOSALS[side].fields.some((field) => field === name);

/** What was sent, without fields of the other side that came back as they are in the order. */
export const proposedBy = <T extends object>(side: ProposalSide, sent: T, order: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => mayPropose(side, name) || value !== Reflect.get(order, name),
    ),
  ) as Partial<T>;

/** Errors for fields that only staff may propose. */
export const staffOnlyErrors = (change: object, side: ProposalSide): FieldErrors =>
  Object.fromEntries(
    Object.keys(given(change))
      .filter((name) => !mayPropose(side, name))
      .map((name) => [name, ['Это предлагает менеджер']]),
  );
