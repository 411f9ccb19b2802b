import { CalculatorService } from '../../data/provisional-client';
import { dataAction } from '../../data/action';

export const getCalculator = dataAction('getCalculator', () => CalculatorService.getCalculator());
