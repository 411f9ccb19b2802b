import { keptByEachTab } from '../../../shared/kept';
import type { ProposalValues } from './values';

/** What somebody was about to propose for one order. */
export const proposalDraft = (user: number, order: number) =>
  keptByEachTab<ProposalValues>(
    `shlyah.proposal.${user}.${order}`,
    ({ parts, packages }) => Array.isArray(packages) && typeof parts === 'object',
  );
