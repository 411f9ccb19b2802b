import type { RunBody } from '@shlyah/domain';
import { formDraft } from '../../../shared/storage';

/** The fields of a run as a form has them. */
export type RunValues = Record<keyof RunBody, string>;

/** What `staff` have typed into the form of a run, or of a new one, when their session ended. */
export const runDraft = (staff: number, run: number | 'new') =>
  formDraft<RunValues>(`shlyah.run-draft.${staff}.${run}`);
