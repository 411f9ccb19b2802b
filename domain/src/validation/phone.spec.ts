import fc from 'fast-check';
import { MESSAGES } from './messages';
import { normalisePhone, phoneProblem, readPhone } from './phone';

const SAME = '+375 (29) 12-34-567';

describe('a phone', () => {
  it.each([
    '80291234567',
    '375291234567',
    '+375 29 123-45-67',
    '291234567',
    '+375 (29) 12-34-567',
    '8 (029) 123 45 67',
    '8-029-123-45-67',
    '029 123 45 67',
    '00375 29 1234567',
    ' +375\u00a029\u00a0123‑45‑67 ',
    '+375.29.123.45.67',
    '80 29 1234567',
    '+375 8 029 123-45-67',
    '+375 (029) 123-45-67',
    '+375 (0)29 123-45-67',
    '\u202A+375 29 123-45-67\u202C',
    '+375\uFE0D-29-123-45-67',
    '\u00AD+375291234567',
    '+375 29\u034F 123\u180E-45-67\u{E0101}',
    '＋３７５２９１２３４５６７',
    'тел. 8 029 123-45-67',
    'моб.: +375 29 123-45-67',
    '+375 29 123-45-67 Viber',
    '(+375) 29 123-45-67',
    'т. 8 029 123-45-67',
    'Tel: +375291234567',
    'конт. тэл. 80291234567',
    '+375 29 123-45-67 МТС',
    'А1 +375 29 123-45-67 (WhatsApp)',
  ])('written as %s is one number', (text) => {
    expect(normalisePhone(text)).toBe(SAME);
  });

  it.each(['+375 (17) 21-23-456', '80172123456', '172123456'])('may be a landline: %s', (text) => {
    expect(normalisePhone(text)).toBe('+375 (17) 21-23-456');
  });

  it.each([
    '',
    '+',
    '+375',
    '+375 (29) 12-34',
    '+375 (29) 12-34-56',
    '+375 (29) 12-34-5678',
    '375291234',
    '8029123456',
    '802912345',
    '29123456',
    '+7 916 123-45-67',
    '79161234567',
    '+48 123 456 789',
    '+380 29 123 45 67',
    '+8 029 123 45 67',
    '+375 (00) 12-34-567',
    '+375 (29) 12-34-56x',
    'позвоните мне',
    '375291234567 или 375291234568',
    null,
    undefined,
    375291234567,
    {},
  ])('is not %p', (text) => {
    expect(normalisePhone(text)).toBeNull();
  });

  it.each([
    '+7 916 123-45-67',
    '8 916 123-45-67',
    '8 (495) 123-45-67',
    '79161234567',
    '9161234567',
    '007 916 1234567',
    '+48 123 456 789',
    '48123456789',
    '+380 29 123 45 67',
    '+371 2912 3456',
    '+7',
  ])('%s is said to be foreign', (text) => {
    expect(phoneProblem(text)).toBe(MESSAGES.phoneForeign);
  });

  it.each(['+375 (79) 16-12-345', '80791612345', '791612345'])(
    '%s has a code that no network has',
    (text) => {
      expect(phoneProblem(text)).toBe(MESSAGES.phoneCode('79'));
    },
  );

  it.each(['+375 (26) 12-34-567', '+375 (11) 12-34-567', '+375 (18) 12-34-567', '+375 (55) 12-34-567'])(
    'has one of the codes in use, so not %s',
    (text) => {
      expect(normalisePhone(text)).toBeNull();
    },
  );

  it.each(['24', '25', '29', '33', '44', '15', '16', '17', '21', '22', '23'])('may begin with %s', (code) => {
    expect(normalisePhone(`80${code}1234567`)).toBe(`+375 (${code}) 12-34-567`);
  });

  it.each(['+', '+3', '+375', '+375 (29) 12-34', '29123456', '+8 029 123 45 67', 'позвоните мне', '+375+29'])(
    'is asked for whole: %s',
    (text) => {
      expect(phoneProblem(text)).toBe(MESSAGES.phone);
    },
  );

  it.each([
    ['+375 17 123-45-67 доб. 12', '+375 (17) 12-34-567', 'доб. 12'],
    ['+375 17 123-45-67 (вн. 12)', '+375 (17) 12-34-567', 'вн. 12'],
    ['80171234567#12', '+375 (17) 12-34-567', '12'],
    ['+375291234567, +375331234567', SAME, '+375331234567'],
    ['+375291234567 +375331234567', SAME, '+375331234567'],
    ['Анна Т. 8 029 123-45-67', SAME, 'Анна Т'],
    ['Анна, тел. 8 029 123-45-67', SAME, 'Анна'],
  ])('in %s has more beside it, which is not lost', (text, phone, rest) => {
    expect(readPhone(text)).toEqual({ phone, rest });
    expect(normalisePhone(text)).toBeNull();
    expect(phoneProblem(text)).toBe(MESSAGES.phoneExtra(rest));
  });

  it.each(['3,75291E+11', '375291234567.0'])('has lost its digits in a table: %s', (text) => {
    expect(phoneProblem(text)).toBe(MESSAGES.phone);
  });

  it('is no free line', () => {
    expect(phoneProblem('8 801 100 10 00')).toBe(MESSAGES.phoneFree);
  });

  it('stays as it is once it is in order, and never throws', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+() 0-9]{0,24}$/), (text) => {
        const once = normalisePhone(text);
        if (once !== null) {
          expect(once).toMatch(/^\+375 \(\d\d\) \d\d-\d\d-\d{3}$/);
          expect(normalisePhone(once)).toBe(once);
        }
      }),
    );
  });

  it('is found in each of its spellings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.constantFrom('25', '29', '33', '44', '17'),
        (n, code) => {
          const rest = String(n).padStart(7, '0');
          const spellings = ['375', '+375', '80', '0', ''].map((prefix) =>
            normalisePhone(prefix + code + rest),
          );
          expect(new Set(spellings).size).toBe(1);
          expect(spellings[0]).not.toBeNull();
        },
      ),
    );
  });
});
