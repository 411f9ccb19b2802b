import { CalculatorService, type QuoteRequestDto, type UpdateCalculatorDto } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getCalculator = dataAction('getCalculator', () => CalculatorService.getCalculator(), {
  cached: true,
});

export const updateCalculator = dataAction(
  'updateCalculator',
  (requestBody: UpdateCalculatorDto) => CalculatorService.updateCalculator({ requestBody }),
  { answers: getCalculator.typePrefix },
);

/** The price that was asked last is kept: the next screen begins with it. */
export const getQuote = dataAction(
  'getQuote',
  (requestBody: QuoteRequestDto) => CalculatorService.getQuote({ requestBody }),
  { cached: true },
);
