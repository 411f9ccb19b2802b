import { UsersService, type RegistrationRequestPage } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../../shared/action';

/** The requests that one list shows: those waiting for a decision, or those that were rejected. */
export type RequestStatus = 'pending' | 'canceled';

export type RequestPage = RegistrationRequestPage;
export type Request = RegistrationRequestPage['data'][number];

export const getUnprovedUsers = dataAction('getUnprovedUsers', UsersService.getUnprovedUsers);

export const confirmRegistration = dataAction(
  'confirmRegistration',
  bodyOf(UsersService.confirmRegistration),
);

export const reopenRegistration = dataAction('reopenRegistration', bodyOf(UsersService.reopenRegistration));

export const cancelRegistration = dataAction('cancelRegistration', bodyOf(UsersService.cancelRegistration));
