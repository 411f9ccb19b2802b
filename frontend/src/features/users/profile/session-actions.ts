import { SecurityService } from '@shlyah/api-client';
import { dataAction, idOf } from '../../../shared/action';

export const getSessions = dataAction('getSessions', SecurityService.getSessions);

export const endSession = dataAction('endSession', idOf(SecurityService.endSession));

export const endOtherSessions = dataAction('endOtherSessions', SecurityService.endOtherSessions);
