import {
  UsersService,
  type CancelRegistrationDto,
  type ConfirmRegistrationDto,
  type RegistrationRequestPage,
} from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

/** The requests that one list shows: those waiting for a decision, or those that were rejected. */
export type RequestStatus = 'pending' | 'canceled';

export type Request = RegistrationRequestPage['data'][number];

export const getUnprovedUsers = dataAction(
  'getUnprovedUsers',
  (query: { page: number; status: RequestStatus }) => UsersService.getUnprovedUsers(query),
);

export const confirmRegistration = dataAction('confirmRegistration', (requestBody: ConfirmRegistrationDto) =>
  UsersService.confirmRegistration({ requestBody }),
);

export const reopenRegistration = dataAction('reopenRegistration', (requestBody: ConfirmRegistrationDto) =>
  UsersService.reopenRegistration({ requestBody }),
);

export const cancelRegistration = dataAction('cancelRegistration', (requestBody: CancelRegistrationDto) =>
  UsersService.cancelRegistration({ requestBody }),
);
