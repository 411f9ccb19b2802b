import type { CalculatorState } from './slice';

interface Holder {
  calculator: CalculatorState;
}

export const selectCalculator = (state: Holder) => state.calculator.data;
export const selectCalculatorLoading = (state: Holder) => state.calculator.loading;
export const selectLastQuote = (state: Holder) => state.calculator.lastQuote;
