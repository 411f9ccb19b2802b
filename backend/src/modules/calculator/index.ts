// The public interface of the module.
export { CalculatorModule } from './calculator.module';
export { Destinations, type Destination, type PricedDestination } from './destinations';
export { FiguresChangeDto } from './dto/calculator.dto';
export { QuoteDto } from './dto/quote.dto';
export { termsOfMany } from './client-terms';
export { Tariff, type DraftedTariff, type Pricer } from './tariff';
