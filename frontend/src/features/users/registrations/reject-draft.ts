import { typedDraft } from '../../../shared/useTyped';
import type { User } from '../words';

/** The reason of a rejection and whose it is, kept when the session ends. */
export const rejectDraft = (staff: number) => typedDraft<User>(`shlyah.reject-reason.${staff}`);
