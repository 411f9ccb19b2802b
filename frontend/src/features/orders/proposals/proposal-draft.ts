import { typedDraft } from '../../../shared/useTyped';
import { cargoDraft } from '../form/stored-draft';
import type { ProposalValues } from './values';

/** Unsent proposal for one order. */
export const proposalDraft = (user: number, order: number) =>
  cargoDraft<ProposalValues>(`shlyah.proposal.${user}.${order}`);

/** The reason of a refusal, kept when the session ends. */
export const declineDraft = (user: number, proposal: number) =>
  typedDraft(`shlyah.decline-reason.${user}.${proposal}`);
