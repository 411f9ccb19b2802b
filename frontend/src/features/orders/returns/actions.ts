import { OrdersService } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../../shared/action';
import { getOrders } from '../actions';

const invalidatesOrders = { invalidates: getOrders.typePrefix };

export const getTtnClients = dataAction('getTtnClients', (page: number) =>
  OrdersService.getTtnClients({ page }),
);

export const getTtnReturns = dataAction('getTtnReturns', OrdersService.getTtnReturns);

export const exportTtnReturns = dataAction('exportTtnReturns', OrdersService.exportTtnReturns);

export const getTtnPaper = dataAction('getTtnPaper', OrdersService.getTtnPaper);

export const returnTtn = dataAction('returnTtn', bodyOf(OrdersService.returnTtn), invalidatesOrders);

export const getHeldOrders = dataAction('getHeldOrders', (page: number) =>
  OrdersService.getHeldOrders({ page }),
);

export const returnCargo = dataAction('returnCargo', bodyOf(OrdersService.returnCargo), invalidatesOrders);
