import { ScansService } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../../shared/action';
import { getOrders } from '../actions';

export const takeScans = dataAction('takeScans', bodyOf(ScansService.takeScans), {
  invalidates: getOrders.typePrefix,
});

export const takeScansBack = dataAction('takeScansBack', bodyOf(ScansService.takeScansBack), {
  invalidates: getOrders.typePrefix,
});
