import {
  CalculatorService,
  type DeleteRowsDto,
  type QuoteRequestDto,
  type SaveVolumeDto,
  type SaveWeightDto,
  type UpdateCalculatorDto,
} from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getCalculator = dataAction('getCalculator', () => CalculatorService.getCalculator());

export const updateCalculator = dataAction('updateCalculator', (requestBody: UpdateCalculatorDto) =>
  CalculatorService.updateCalculator({ requestBody }),
);

export const deleteCalculatorRows = dataAction('deleteCalculatorRows', (requestBody: DeleteRowsDto) =>
  CalculatorService.deleteCalculatorRows({ requestBody }),
);

export const saveVolume = dataAction('saveVolume', (requestBody: SaveVolumeDto) =>
  CalculatorService.saveVolume({ requestBody }),
);

export const saveWeight = dataAction('saveWeight', (requestBody: SaveWeightDto) =>
  CalculatorService.saveWeight({ requestBody }),
);

export const getQuote = dataAction('getQuote', (requestBody: QuoteRequestDto) =>
  CalculatorService.getQuote({ requestBody }),
);
