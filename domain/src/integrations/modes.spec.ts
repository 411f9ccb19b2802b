import { modeOf, shownOrderNumber } from './modes';

describe('the mode of an order', () => {
  it('is in its number', () => {
    expect([modeOf(17), modeOf(-17)]).toEqual(['live', 'test']);
    expect([shownOrderNumber(17), shownOrderNumber(-17)]).toEqual(['17', 'T-17']);
  });
});
