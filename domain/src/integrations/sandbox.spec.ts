import { askedRefusal, REFUSALS } from './sandbox';

describe('a receiver of a test order', () => {
  it.each(REFUSALS)('asks for %s by the word and the code', (code) => {
    expect(askedRefusal(`Отказ ${code}`)).toBe(code);
    expect(askedRefusal(`  Отказ   ${code} `)).toBe(code);
  });

  it.each([
    '',
    'Отказ',
    'Отказ internal',
    'Отказ invalid снова',
    'Отказов unavailable',
    'Иванов unavailable',
  ])('%p asks for no refusal', (name) => {
    expect(askedRefusal(name)).toBeNull();
  });
});
