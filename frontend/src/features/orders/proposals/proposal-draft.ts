import { storedByEachTab, type StoredValue } from '../../../shared/storage';
import type { Draft } from '../../../ui/form/start';
import { knownRows } from '../form/values';
import type { ProposalValues } from './values';

/** Unsent proposal for one order. */
export function proposalDraft(user: number, order: number): StoredValue<Draft<ProposalValues>> {
  const draft = storedByEachTab<Draft<ProposalValues>>(
    `shlyah.proposal.${user}.${order}`,
    ({ version, base, values }) =>
      typeof version === 'number' && Array.isArray(base?.packages) && Array.isArray(values?.packages),
  );
  const known = (values: ProposalValues): ProposalValues => ({
    ...values,
    packages: knownRows(values.packages),
  });
  return {
    ...draft,
    read: () => {
      const found = draft.read();
      return found && { ...found, base: known(found.base), values: known(found.values) };
    },
  };
}
