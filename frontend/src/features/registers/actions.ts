import { RegistersService, type OrderRegisterDto } from '@shlyah/api-client';
import { dataAction, idAndBodyOf, idOf, keyed } from '../../shared/action';

export type Register = OrderRegisterDto;

export const getRegisters = dataAction('getRegisters', RegistersService.getRegisters);

export const getRegister = dataAction('getRegister', idOf(RegistersService.getRegister));

export const createRegister = dataAction('createRegister', keyed(RegistersService.createRegister));

export const dissolveRegister = dataAction('dissolveRegister', idOf(RegistersService.dissolveRegister));

export const updateRegister = dataAction('updateRegister', idAndBodyOf(RegistersService.updateRegister));

export const orderRegisterPickup = dataAction(
  'orderRegisterPickup',
  idAndBodyOf(RegistersService.orderRegisterPickup),
);

export const getRegisterFile = dataAction('getRegisterFile', RegistersService.getRegisterFile);

export const getRegisterAct = dataAction('getRegisterAct', idOf(RegistersService.getRegisterAct));

export const tickRegister = dataAction('tickRegister', idAndBodyOf(RegistersService.tickRegister));

export const receiveRegister = dataAction('receiveRegister', idAndBodyOf(RegistersService.receiveRegister));
