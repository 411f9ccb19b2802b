import fc from 'fast-check';
import { isEmail, normaliseEmail } from './email';
import { bicProblem } from './bic';
import { formatIban, ibanLooksValid, ibanProblem } from './iban';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { passwordProblem } from './password';
import { unpLooksValid, unpProblem } from './unp';

/** An address of so many characters, none of its parts too long. */
const addressOf = (length: number): string => {
  const host = length - 11 - '.by'.length;
  return `${'a'.repeat(10)}@${'b.'.repeat((host - 1) / 2)}${'b'.repeat(host % 2 === 0 ? 2 : 1)}.by`;
};

describe('an e-mail', () => {
  it.each([
    'a@b.by',
    ' Firma@Example.BY ',
    'a.b+c@mail.example.com',
    'почта@пример.бел',
    "o'neil@x-y.by",
    `${'a'.repeat(64)}@b.by`,
    addressOf(LIMITS.email),
  ])('is %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.by',
    'a@b',
    'a@b.',
    'a@.by',
    'a@b..by',
    'a@b.b',
    'a@1.2.3.4',
    'a b@c.by',
    'a@b@c.by',
    '.a@b.by',
    'a.@b.by',
    'a..b@c.by',
    'a@-b.by',
    'a@b.by\nBcc: c@d.by',
    `${'a'.repeat(65)}@b.by`,
    `a@${'b'.repeat(64)}.by`,
    addressOf(LIMITS.email + 1),
    `a@${'b.'.repeat(130)}by`,
  ])('is not %p', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is kept in one spelling', () => {
    expect(normaliseEmail(' Firma@Example.BY ')).toBe('firma@example.by');
    expect(normaliseEmail('и\u0306@b.by')).toBe('й@b.by');
  });

  it.each([
    ['и@xn--80a1acny.xn--90ais', 'и@почта.бел'],
    ['Info@Shop.XN--90AIS', 'info@shop.бел'],
    ['a@xn--mnchen-3ya.de', 'a@münchen.de'],
    ['a@xn--fiq228c.xn--kgbechtv', 'a@中文.إختبار'],
    // A mailbox may be called so.
    ['xn--80a1acny@b.by', 'xn--80a1acny@b.by'],
  ])('%s is %s', (coded, letters) => {
    expect(normaliseEmail(coded)).toBe(letters);
    expect(normaliseEmail(letters)).toBe(letters);
  });

  it.each(['xn--shop-', 'xn--a', 'xn--99999999', 'xn--80a1acn-', 'xn--0'])('%s has no letters', (label) => {
    expect(normaliseEmail(`a@${label}.by`)).toBe(`a@${label}.by`);
  });
});

describe('a password', () => {
  it('has 8 to 256 characters of any kind, blanks included', () => {
    expect(passwordProblem('        ')).toBeNull();
    expect(passwordProblem('😀'.repeat(8))).toBeNull();
    expect(passwordProblem('ж'.repeat(256))).toBeNull();
    expect(passwordProblem('😀'.repeat(7))).toBe('Минимальная длинна 8 символов');
    expect(passwordProblem('')).toBe('Минимальная длинна 8 символов');
    expect(passwordProblem('ж'.repeat(257))).toBe('Сократите текст: не больше 256 символов');
  });
});

describe('an УНП', () => {
  it.each(['200988541', ' 200988541 ', 'MA1953684', 'ma1953684', 'МА1953684'])(
    '%s has a fitting check digit',
    (unp) => {
      expect(unpLooksValid(unp)).toBe(true);
    },
  );

  it.each(['200988542', 'MA1953685', '20098854', '2009885411', 'AZ1953684', '', 'УНП'])(
    '%p has none',
    (unp) => {
      expect(unpLooksValid(unp)).toBe(false);
    },
  );

  it('has its nine signs whether its check digit fits or not', () => {
    expect(['200988542', 'МА1953685', ' ma1953684 '].map(unpProblem)).toEqual([null, null, null]);
    for (const text of ['20098854', '2009885411', 'AZ1953684', 'УНП'])
      expect(unpProblem(text)).toBe(MESSAGES.unp);
  });

  it('may start with 8', () => {
    const withEight = Array.from({ length: 10 }, (_, digit) => `80000001${digit}`);
    expect(withEight.filter(unpLooksValid).length).toBe(1);
  });
});

describe('an account number', () => {
  const account = 'BY13NBRB3600900000002Z00AB00';

  it('has fitting check digits in any spelling', () => {
    expect(ibanLooksValid(account)).toBe(true);
    expect(ibanLooksValid(' by13 nbrb 3600 9000 0000 2z00 ab00 ')).toBe(true);
  });

  it.each([
    'BY14NBRB3600900000002Z00AB00',
    'BY13NBRB3600900000002Z00AB0',
    'BY13NBRB3600900000002Z00AB001',
    'DE89370400440532013000',
    '3012000000001',
    '',
  ])('%p does not look valid', (text) => {
    expect(ibanLooksValid(text)).toBe(false);
  });

  it('is told what is wrong with it', () => {
    expect(ibanProblem('oops')).toBe(MESSAGES.iban);
    expect(ibanProblem('BY14NBRB3600900000002Z00AB00')).toBe(MESSAGES.ibanDigits);
  });

  it('notices every single wrong digit', () => {
    const digitAt = [...account].flatMap((c, i) => (i >= 2 && /\d/.test(c) ? [i] : []));
    fc.assert(
      fc.property(fc.constantFrom(...digitAt), fc.integer({ min: 1, max: 9 }), (i, add) => {
        const wrong = `${account.slice(0, i)}${(Number(account.charAt(i)) + add) % 10}${account.slice(i + 1)}`;
        expect(ibanLooksValid(wrong)).toBe(false);
      }),
    );
  });

  it('is shown in groups of four', () => {
    expect(formatIban(account)).toBe('BY13 NBRB 3600 9000 0000 2Z00 AB00');
    expect(formatIban(formatIban(account))).toBe(formatIban(account));
    expect(formatIban('')).toBe('');
  });
});

describe('the code of a bank', () => {
  it.each(['AKBBBY2X', ' olmpby2x ', 'MTBKBY22', 'AKBBBY21527'])('%p is one', (text) => {
    expect(bicProblem(text)).toBeNull();
  });

  it.each(['oops', 'AKBBBY2', 'AKBBBY2X1', 'DEUTDEFF', '1234BY2X', ''])('%p is none', (text) => {
    expect(bicProblem(text)).toBe(MESSAGES.bic);
  });
});
