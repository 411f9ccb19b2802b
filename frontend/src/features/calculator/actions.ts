import { CalculatorService } from '@shlyah/api-client';
import { bodyOf, dataAction, idAndBodyOf, idOf } from '../../shared/action';

export const getCalculator = dataAction('getCalculator', CalculatorService.getCalculator, {
  cached: true,
});

export const updateCalculator = dataAction('updateCalculator', bodyOf(CalculatorService.updateCalculator), {
  answers: getCalculator.typePrefix,
});

/** The price that was asked last is kept: the next screen begins with it. */
export const getQuote = dataAction('getQuote', bodyOf(CalculatorService.getQuote), { cached: true });

export const getTariffVersions = dataAction('getTariffVersions', CalculatorService.getTariffVersions);

export const republishTariff = dataAction('republishTariff', bodyOf(CalculatorService.republishTariff), {
  answers: getCalculator.typePrefix,
});

export const getComingTariff = dataAction('getComingTariff', CalculatorService.getComingTariff);

export const updateComingTariff = dataAction(
  'updateComingTariff',
  bodyOf(CalculatorService.updateComingTariff),
);

export const deleteComingTariff = dataAction('deleteComingTariff', (version: number) =>
  CalculatorService.deleteComingTariff({ version }),
);

export const getTariffAnnouncement = dataAction(
  'getTariffAnnouncement',
  CalculatorService.getTariffAnnouncement,
  { cached: true },
);

export const checkTariff = dataAction('checkTariff', bodyOf(CalculatorService.checkTariff));

/** The own prices of a client. */
export const getOwnTerms = dataAction('getOwnTerms', CalculatorService.getOwnTerms, { cached: true });

export const getClientTerms = dataAction('getClientTerms', idOf(CalculatorService.getClientTerms));

export const updateClientTerms = dataAction(
  'updateClientTerms',
  idAndBodyOf(CalculatorService.updateClientTerms),
);

export const getClientTermsHistory = dataAction(
  'getClientTermsHistory',
  idOf(CalculatorService.getClientTermsHistory),
);
