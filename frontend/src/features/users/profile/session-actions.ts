import { SecurityService } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getSessions = dataAction('getSessions', () => SecurityService.getSessions());

export const endSession = dataAction('endSession', (id: string) => SecurityService.endSession({ id }));

export const endOtherSessions = dataAction('endOtherSessions', () => SecurityService.endOtherSessions());
