import { SessionService } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getSessions = dataAction('getSessions', () => SessionService.getSessions());

export const endSession = dataAction('endSession', (id: string) => SessionService.endSession({ id }));

export const endOtherSessions = dataAction('endOtherSessions', () => SessionService.endOtherSessions());
