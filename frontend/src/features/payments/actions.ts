import { PaymentsService } from '@shlyah/api-client';
import { bodyOf, dataAction, idAndBodyOf } from '../../shared/action';

export const getPayments = dataAction('getPayments', PaymentsService.getPayments);

export const createPayment = dataAction('createPayment', bodyOf(PaymentsService.createPayment));

export const reversePayment = dataAction('reversePayment', idAndBodyOf(PaymentsService.reversePayment));

export const getDebts = dataAction('getDebts', PaymentsService.getDebts);

export const getDebt = dataAction('getDebt', PaymentsService.getDebt);

export const getClientDebts = dataAction('getClientDebts', PaymentsService.getClientDebts);

export const getOwnDebt = dataAction('getOwnDebt', PaymentsService.getOwnDebt);

export const getMonthPayments = dataAction('getMonthPayments', PaymentsService.getMonthPayments);

export const getReconciliation = dataAction('getReconciliation', PaymentsService.getReconciliation);

export const getReconciliationPaper = dataAction(
  'getReconciliationPaper',
  PaymentsService.getReconciliationPaper,
);
