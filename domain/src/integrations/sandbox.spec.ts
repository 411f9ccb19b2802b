import { requestedRefusal, TEST_REFUSALS } from './sandbox';

describe('a receiver of a test order', () => {
  it.each(TEST_REFUSALS)('asks for %s by the word and the code', (code) => {
    expect(requestedRefusal(`Отказ ${code}`)).toBe(code);
    expect(requestedRefusal(`  Отказ   ${code} `)).toBe(code);
  });

  it.each([
    '',
    'Отказ',
    'Отказ internal',
    'Отказ invalid снова',
    'Отказов unavailable',
    'Иванов unavailable',
  ])('%p asks for no refusal', (name) => {
    expect(requestedRefusal(name)).toBeNull();
  });
});
