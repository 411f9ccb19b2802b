import fc from 'fast-check';
import { isEmail, normaliseEmail } from './email';
import { bicProblem } from './bic';
import { formatIban, ibanLooksValid, ibanProblem } from './iban';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { passwordProblem } from './password';
import { normalisePhone, phoneProblem } from './phone';
import { unpLooksValid, unpProblem } from './unp';

/** An address of so many characters, none of its parts too long. */
const addressOf = (length: number): string => {
  const host = length - 11 - '.by'.length;
  return `${'a'.repeat(10)}@${'b.'.repeat((host - 1) / 2)}${'b'.repeat(host % 2 === 0 ? 2 : 1)}.by`;
};

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

  it.each(['+375 (24) 12-34-567', '+375 (11) 12-34-567', '+375 (18) 12-34-567', '+375 (55) 12-34-567'])(
    'has one of the codes in use, so not %s',
    (text) => {
      expect(normalisePhone(text)).toBeNull();
    },
  );

  it.each(['25', '29', '33', '44', '15', '16', '17', '21', '22', '23'])('may begin with %s', (code) => {
    expect(normalisePhone(`80${code}1234567`)).toBe(`+375 (${code}) 12-34-567`);
  });

  it.each(['+', '+3', '+375', '+375 (29) 12-34', '29123456', '+8 029 123 45 67', 'позвоните мне', '+375+29'])(
    'is asked for whole: %s',
    (text) => {
      expect(phoneProblem(text)).toBe(MESSAGES.phone);
    },
  );

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
