import { LIMITS } from '@shlyah/domain';
import { IdPipe, OrderIdPipe } from './id.pipe';

describe('A number in a path', () => {
  it.each([
    ['1', 1],
    ['0125', 125],
    ['2147483647', LIMITS.id],
  ])('%s is taken', (text, id) => {
    expect(new IdPipe().transform(text)).toBe(id);
    expect(new OrderIdPipe().transform(text)).toBe(id);
    expect(new OrderIdPipe().transform(`-${text}`)).toBe(-id);
  });

  it.each(['', '0', '00', '2147483648', '12345678901', '1e3', '0x10', '1.5', ' 1', '1 ', '١', '--1'])(
    '«%s» is none: nothing is there',
    (text) => {
      for (const pipe of [new IdPipe(), new OrderIdPipe()]) {
        expect(() => pipe.transform(text)).toThrow('По этому адресу ничего нет.');
        expect(() => pipe.transform(`-${text}`)).toThrow('По этому адресу ничего нет.');
      }
    },
  );

  it('is negative of a test order alone', () => {
    expect(() => new IdPipe().transform('-1')).toThrow('По этому адресу ничего нет.');
  });
});
