import { CalculatorService } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../shared/action';

export const getCalculator = dataAction('getCalculator', CalculatorService.getCalculator, {
  cached: true,
});

export const updateCalculator = dataAction('updateCalculator', bodyOf(CalculatorService.updateCalculator), {
  answers: getCalculator.typePrefix,
});

/** The price that was asked last is kept: the next screen begins with it. */
export const getQuote = dataAction('getQuote', bodyOf(CalculatorService.getQuote), { cached: true });
