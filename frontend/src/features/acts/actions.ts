import { ActsService } from '@shlyah/api-client';
import { bodyOf, dataAction, idAndBodyOf, idOf } from '../../shared/action';

export const getActs = dataAction('getActs', ActsService.getActs);

export const getAct = dataAction('getAct', idOf(ActsService.getAct));

export const getActPaper = dataAction('getActPaper', ActsService.getActPaper);

export const getInvoice = dataAction('getInvoice', ActsService.getInvoice);

export const getActSeries = dataAction('getActSeries', ActsService.getActSeries);

export const stateLastAct = dataAction('stateLastAct', bodyOf(ActsService.stateLastAct));

export const annulAct = dataAction('annulAct', idAndBodyOf(ActsService.annulAct));

export const agreeWithAct = dataAction('agreeWithAct', idAndBodyOf(ActsService.agreeWithAct));

export const objectToAct = dataAction('objectToAct', idAndBodyOf(ActsService.objectToAct));

export const withdrawObjection = dataAction('withdrawObjection', idOf(ActsService.withdrawObjection));

export const answerObjection = dataAction('answerObjection', idAndBodyOf(ActsService.answerObjection));

export const correctAct = dataAction('correctAct', idAndBodyOf(ActsService.correctAct));
