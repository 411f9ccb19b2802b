// The door of the noun: what other nouns may use of it.
export { CalculatorModule } from './calculator.module';
export { Destinations, type Destination, type KnownDestination } from './destinations';
export { FiguresChangeDto } from './dto/calculator.dto';
export { QuoteDto } from './dto/quote.dto';
export { termsOfMany } from './client-terms';
export { Tariff, type DraftedTariff, type Pricer } from './tariff';
