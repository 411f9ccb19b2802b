/** Keys beside letters and digits by their places: what they type under the US layout, plain and with Shift. */
const SIGNS: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  Slash: '/?',
  Period: '.>',
  Comma: ',<',
  Semicolon: ';:',
  Quote: '\'"',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Backquote: '`~',
  Space: '  ',
  NumpadDivide: '//',
  NumpadMultiply: '**',
  NumpadSubtract: '--',
  NumpadAdd: '++',
  NumpadDecimal: '..',
};

/** Digits with Shift. */
const SHIFTED = ')!@#$%^&*(';

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey'>;

/** The character of a key under the US layout, which scanners use; null for a key without one. */
export function signOf({ code, shiftKey }: Pressed): string | null {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit) return shiftKey ? (SHIFTED[Number(digit)] ?? null) : digit;
  return /^Numpad(\d)$/.exec(code)?.[1] ?? SIGNS[code]?.charAt(shiftKey ? 1 : 0) ?? null;
}

/** Whether letters of another layout stand in the text. */
const isForeign = (text: string): boolean => /[а-яёўі]/i.test(text);

/** The scanned text: by key codes where the layout was another one and every key is known. */
export const meantBy = (text: string, pressed: string | null): string =>
  isForeign(text) && pressed?.length === text.length ? pressed : text;
