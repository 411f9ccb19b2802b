import { typedDraft } from '../../../shared/useTyped';

/** The reason of a return, kept when the session ends. */
export const returnDraft = (user: number, order: number) =>
  typedDraft(`shlyah.return-reason.${user}.${order}`);
