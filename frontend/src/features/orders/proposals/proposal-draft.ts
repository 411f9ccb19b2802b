import { cargoDraft } from '../form/stored-draft';
import type { ProposalValues } from './values';

/** Unsent proposal for one order. */
export const proposalDraft = (user: number, order: number) =>
  cargoDraft<ProposalValues>(`shlyah.proposal.${user}.${order}`);
