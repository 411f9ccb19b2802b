import { SecurityService } from '@shlyah/api-client';
import { bodyOf, dataAction, idOf } from '../../../shared/action';

export const getSecurity = dataAction('getSecurity', SecurityService.getSecurity);

export const beginTotp = dataAction('beginTotp', SecurityService.beginTotp);

export const confirmTotp = dataAction('confirmTotp', bodyOf(SecurityService.confirmTotp));

export const removeTotp = dataAction('removeTotp', SecurityService.removeTotp);

export const renewRecoveryCodes = dataAction('renewRecoveryCodes', SecurityService.renewRecoveryCodes);

export const confirmIdentity = dataAction('confirmIdentity', bodyOf(SecurityService.confirmIdentity));

export const removePasskey = dataAction('removePasskey', idOf(SecurityService.removePasskey));
