import { typedDraft } from '../../../shared/useTyped';
import type { Order } from '../types';

/** The orders that «Отменить» is asked about and the reason, kept when the session ends. */
export const cancelManyDraft = (user: number) => typedDraft<readonly Order[]>(`shlyah.cancel-reason.${user}`);
