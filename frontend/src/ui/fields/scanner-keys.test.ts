import { meantBy, signOf } from './scanner-keys';

/** How a scanner presses keys for a link, and what the Russian layout makes of them. */
const pressed = (text: string): string =>
  [...text]
    .map((sign) => {
      const shiftKey = /[A-Z:]/.test(sign);
      const places: Record<string, string> = { ':': 'Semicolon', '/': 'Slash', '.': 'Period', '-': 'Minus' };
      const code = /[a-z]/i.test(sign)
        ? `Key${sign.toUpperCase()}`
        : /\d/.test(sign)
          ? `Digit${sign}`
          : (places[sign] ?? '');
      return signOf({ code, shiftKey });
    })
    .join('');

test('keys are read by their places', () => {
  const link = 'https://shlyah.by/t/7K4M-PX2D-W9H4';
  expect(pressed(link)).toBe(link);
  expect(signOf({ code: 'Numpad7', shiftKey: false })).toBe('7');
  expect(signOf({ code: 'Digit2', shiftKey: true })).toBe('@');
  expect(signOf({ code: 'ShiftLeft', shiftKey: true })).toBeNull();
});

test('only a text of another layout is replaced, and only where each of its keys is known', () => {
  expect(meantBy('Е.7Л4', 'T/7K4')).toBe('T/7K4');
  expect(meantBy('№12', '#12')).toBe('№12');
  expect(meantBy('Е.7Л4', null)).toBe('Е.7Л4');
  expect(meantBy('Е.7Л4', 'T/7')).toBe('Е.7Л4');
});
