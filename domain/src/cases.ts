export * from './tariff/cases/golden';
export * from './validation/cases';
