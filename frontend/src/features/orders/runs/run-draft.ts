import type { RunBody } from '@shlyah/domain';
import { formDraft } from '../../../shared/storage';

/** The fields of a run as a form has them. */
export type RunValues = Record<keyof RunBody, string>;

/** Input in the form of a run, or of a new one, kept when the session of `staff` ends. */
export const runDraft = (staff: number, run: number | 'new') =>
  formDraft<RunValues>(`shlyah.run-draft.${staff}.${run}`);
