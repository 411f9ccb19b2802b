import {
  RegistersService,
  type CreateRegisterDto,
  type OrderRegisterDto,
  type RegisterFormat,
  type RegisterPlaceDto,
} from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export type Register = OrderRegisterDto;

export const getRegisters = dataAction(
  'getRegisters',
  (query: Parameters<typeof RegistersService.getRegisters>[0]) => RegistersService.getRegisters(query),
);

export const getRegister = dataAction('getRegister', (id: number) => RegistersService.getRegister({ id }));

export const createRegister = dataAction(
  'createRegister',
  ({ body, idempotencyKey }: { body: CreateRegisterDto; idempotencyKey: string }) =>
    RegistersService.createRegister({ requestBody: body, idempotencyKey }),
);

export const dissolveRegister = dataAction('dissolveRegister', (id: number) =>
  RegistersService.dissolveRegister({ id }),
);

export const getRegisterFile = dataAction(
  'getRegisterFile',
  (asked: { id: number; format: RegisterFormat }) => RegistersService.getRegisterFile(asked),
);

export const getRegisterAct = dataAction('getRegisterAct', (id: number) =>
  RegistersService.getRegisterAct({ id }),
);

interface Ticked {
  id: number;
  places: RegisterPlaceDto[];
  received: boolean;
}

export const tickRegister = dataAction('tickRegister', ({ id, ...requestBody }: Ticked) =>
  RegistersService.tickRegister({ id, requestBody }),
);

export const receiveRegister = dataAction(
  'receiveRegister',
  ({ id, version }: { id: number; version: number }) =>
    RegistersService.receiveRegister({ id, requestBody: { version } }),
);
