import { MonthsService } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

export const getMonth = dataAction('getMonth', MonthsService.getMonth);

export const getMonthOrders = dataAction('getMonthOrders', MonthsService.getMonthOrders);

export const exportMonth = dataAction('exportMonth', MonthsService.exportMonth);
