import { MonthsService } from '@shlyah/api-client';
import { dataAction, idOf } from '../../../shared/action';

export const getMonth = dataAction('getMonth', MonthsService.getMonth);

export const getMonthOrders = dataAction('getMonthOrders', MonthsService.getMonthOrders);

export const getMonthSummary = dataAction('getMonthSummary', MonthsService.getMonthSummary);

export const exportMonth = dataAction('exportMonth', MonthsService.exportMonth);

export const issueActs = dataAction('issueActs', MonthsService.issueActs);

export const exportActs = dataAction('exportActs', MonthsService.exportActs);

export const getOwnLines = dataAction('getOwnLines', MonthsService.getOwnLines);

export const addOwnLine = dataAction('addOwnLine', MonthsService.addOwnLine);

export const removeOwnLine = dataAction('removeOwnLine', idOf(MonthsService.removeOwnLine));
