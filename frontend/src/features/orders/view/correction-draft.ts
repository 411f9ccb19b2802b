import type { correctionFields, FormOf } from '@shlyah/domain';
import { formDraft } from '../../../shared/storage';

/** The fields of «Исправить телефон или комментарий». */
export type Correction = FormOf<typeof correctionFields>;

/** What a client has typed into the correction of an order when the session ended. */
export const correctionDraft = (user: number, order: number) =>
  formDraft<Correction>(`shlyah.correction-draft.${user}.${order}`);
