import { SessionService, type LeavingDto } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getOwnData = dataAction('getOwnData', () => SessionService.getOwnData());

/** Null when nothing was asked: then the answer has no body. */
export const getLeaving = dataAction('getLeaving', async (): Promise<{ leaving: LeavingDto | null }> => ({
  leaving: ((await SessionService.getLeaving()) as LeavingDto | undefined) ?? null,
}));

export const askToLeave = dataAction('askToLeave', (reason: string) =>
  SessionService.askToLeave({ requestBody: { reason: reason || null } }),
);

export const stay = dataAction('stay', () => SessionService.stay());
