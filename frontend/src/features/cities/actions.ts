import { PointsService } from '../../data/provisional-client';
import { dataAction } from '../../data/action';

export const findCountry = dataAction('findCountry', (query: string) => PointsService.findCountry({ query }));
