import { SecurityService, type LeavingDto } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getOwnData = dataAction('getOwnData', SecurityService.getOwnData);

/** Null when nothing was asked: then the answer has no body. */
export const getLeaving = dataAction('getLeaving', async (): Promise<{ leaving: LeavingDto | null }> => ({
  leaving: ((await SecurityService.getLeaving()) as LeavingDto | undefined) ?? null,
}));

export const askToLeave = dataAction('askToLeave', (reason: string) =>
  SecurityService.askToLeave({ requestBody: { reason: reason || null } }),
);

export const stay = dataAction('stay', SecurityService.stay);
