import { PointsService } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const findCountry = dataAction('findCountry', (query: string) => PointsService.findCountry({ query }));
