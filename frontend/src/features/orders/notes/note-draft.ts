import { formDraft } from '../../../shared/storage';

export interface NoteValues {
  text: string;
}

/** A note that is not saved yet. */
export const noteDraft = (user: number, order: number) =>
  formDraft<NoteValues>(`shlyah.note.${user}.${order}`);
