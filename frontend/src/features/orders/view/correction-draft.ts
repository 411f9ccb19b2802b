import type { correctionFields, FormOf } from '@shlyah/domain';
import { formDraft } from '../../../shared/storage';

/** The fields of «Исправить телефон или комментарий». */
export type Correction = FormOf<typeof correctionFields>;

/** Input of a client's correction, kept when the session ends. */
export const correctionDraft = (user: number, order: number) =>
  formDraft<Correction>(`shlyah.correction-draft.${user}.${order}`);
