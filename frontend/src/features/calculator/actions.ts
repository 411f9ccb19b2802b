import { CalculatorService, type QuoteRequestDto, type UpdateCalculatorDto } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getCalculator = dataAction('getCalculator', () => CalculatorService.getCalculator());

export const updateCalculator = dataAction('updateCalculator', (requestBody: UpdateCalculatorDto) =>
  CalculatorService.updateCalculator({ requestBody }),
);

export const getQuote = dataAction('getQuote', (requestBody: QuoteRequestDto) =>
  CalculatorService.getQuote({ requestBody }),
);
