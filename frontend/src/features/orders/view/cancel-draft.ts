import { typedDraft } from '../../../shared/useTyped';

/** The reason of a cancellation, kept when the session ends. */
export const cancelDraft = (user: number, order: number) =>
  typedDraft(`shlyah.cancel-reason.${user}.${order}`);
