import type { CalculatorState } from './slice';

interface RootState {
  calculator: CalculatorState;
}

export const selectCalculator = (state: RootState) => state.calculator.data;
export const selectCalculatorLoading = (state: RootState) => state.calculator.loading;
export const selectLastQuote = (state: RootState) => state.calculator.lastQuote;
