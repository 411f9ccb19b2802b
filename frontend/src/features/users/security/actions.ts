import { SecurityService, type ConfirmDto, type TotpCodeDto } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getSecurity = dataAction('getSecurity', () => SecurityService.getSecurity());

export const beginTotp = dataAction('beginTotp', () => SecurityService.beginTotp());

export const confirmTotp = dataAction('confirmTotp', (requestBody: TotpCodeDto) =>
  SecurityService.confirmTotp({ requestBody }),
);

export const removeTotp = dataAction('removeTotp', () => SecurityService.removeTotp());

export const renewRecoveryCodes = dataAction('renewRecoveryCodes', () =>
  SecurityService.renewRecoveryCodes(),
);

export const confirmIdentity = dataAction('confirmIdentity', (requestBody: ConfirmDto) =>
  SecurityService.confirmIdentity({ requestBody }),
);

export const removePasskey = dataAction('removePasskey', (id: number) =>
  SecurityService.removePasskey({ id }),
);
