import { HealthService } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getState = dataAction('getState', HealthService.getState);
