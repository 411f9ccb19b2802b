/// <reference types="node" />
import { parseSync } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as domain from './index';
import { readSizes } from './import/cells';
import { readColumn } from './import/column-doubts';
import {
  dateOrderOf,
  hasMoment,
  isHouseLike,
  isHoursLike,
  isMany,
  isPersonLike,
  isSizesLike,
  isWaybillLike,
  samplesOf,
} from './import/column-values';
import { readDeliveryDate, windowOf } from './import/dates';
import { hoursFieldOf, hoursIn } from './import/hours';
import { isFirmName } from './orders/firms';
import { fieldProblem } from './validation/engine';
import type { FieldRule, Fields } from './validation/field';
import { MESSAGES } from './validation/messages';
import { readValue } from './validation/read';
import { TEXT_FORMATS, type TextFormat } from './validation/text-formats';

/** What a stranger may repeat: signs of numbers, addresses, codes, letters and pages, and signs that are joined or left out. */
const SIGNS = [
  '(| |.|+|0|-|—|,|@|/|\\|:|;|«|"|№|#|%|&|<|{|_|x|А|a.|x(|1 |1/|1,|1x|xn--|xn--a |]|]C|]C1|~|*|- |д |д. |ул. | кв| и ',
  '\u00a0|\n|\t|\r|\u200b|\u0301|\u0301\u0316|е\u0308|\u1100\u1161|０|（|😀',
].flatMap((signs) => signs.split('|'));
const LENGTH = 20_000;

/** The sign alone, between letters and behind a digit. */
const FRAMES = [
  ['', ''],
  ['x', 'x'],
  ['1', '!'],
] as const;

interface Hostile {
  name: string;
  textOf: (length: number) => string;
}

const TEXTS: readonly Hostile[] = SIGNS.flatMap((sign) =>
  FRAMES.map(([head, tail]) => ({
    name: `${head}${JSON.stringify(sign)}${tail}`,
    textOf: (length: number) => head + sign.repeat(Math.ceil(length / sign.length)) + tail,
  })),
);

/** Milliseconds of processor time within which growth is not looked at; a quadratic reader needs 200. */
const MOMENT = 40;

function timeOf(read: (text: string) => unknown, text: string): number {
  const began = process.cpuUsage();
  try {
    read(text);
  } catch {
    // Functions of other values than texts may throw.
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/**
 * Whether four times the text takes more than eight times as long, each of three times; a quadratic reader takes sixteen. What the
 * machine does beside it slows one measurement or another down.
 */
function isSlow(read: (text: string) => unknown, { textOf }: Hostile, length = LENGTH): boolean {
  if (timeOf(read, textOf(length)) < MOMENT) return false;
  return [1, 2, 3].every(() => {
    const once = timeOf(read, textOf(length));
    return once > MOMENT && timeOf(read, textOf(4 * length)) > 8 * once;
  });
}

const slowOf = (read: (text: string) => unknown): string[] =>
  TEXTS.filter((text) => isSlow(read, text)).map(({ name }) => name);

const now = new Date('2026-11-27T07:00:00Z');

/** They take tables, lists and numbers; a long text only keeps them busy. */
const NOT_OF_TEXTS = ['columnLetters', 'emptyForm', 'fieldsReader', 'omit', 'toIdRanges'];

/** Each function of the package that takes one value: a new reader is tried without being named here. */
const ofOneValue = Object.entries(domain as Record<string, unknown>).filter(
  (entry): entry is [string, (text: string) => unknown] =>
    typeof entry[1] === 'function' && entry[1].length === 1 && !NOT_OF_TEXTS.includes(entry[0]),
);

const formats = (Object.keys(TEXT_FORMATS) as TextFormat[]).flatMap((name) =>
  (['stored', 'shown', 'searched', 'compared'] as const).map(
    (part) => [`${name}.${part}`, TEXT_FORMATS[name][part]] as const,
  ),
);

const others: readonly (readonly [string, (text: string) => unknown])[] = [
  ...['см', 'кг', 'м³', 'шт.', 'р'].flatMap((unit) => [
    [`amountIn ${unit}`, (text: string) => domain.amountIn(unit, text)] as const,
    [`hasUnit ${unit}`, (text: string) => domain.hasUnit(unit, text)] as const,
  ]),
  ['readSizes', (text) => readSizes(text, 'см')],
  ['readDeliveryDate', (text) => readDeliveryDate(text, now)],
  ['windowOf', windowOf],
  ['hoursIn', hoursIn],
  ['hoursIn of a window', (text) => hoursIn(`с 10 ${text} до 14`)],
  ['hoursFieldOf', (text) => hoursFieldOf('timeFrom', [text])],
  ['a date after its weekday', (text) => readDeliveryDate(`пн ${text} 10:00 - 22:00`, now)],
  ['isFirmName', isFirmName],
  ...Object.entries({
    hasMoment,
    isHouseLike,
    isHoursLike,
    isMany,
    isPersonLike,
    isSizesLike,
    isWaybillLike,
  }),
  ['dateOrderOf', (text) => dateOrderOf([text])],
  ['samplesOf', (text) => samplesOf([text])],
  ['a heading in brackets', (text) => readColumn(`Вес (${text}) (${text}`, [text], [text])],
  ['an address after a town', (text) => domain.splitAddressCell(`Гомель, ул. ${text}, д. 1`)],
  ['parts of an address', (text) => domain.splitAddressCell(`Гомель, ул. Мира 1 ${text} кв 5, ${text}`)],
  ['a street beside its town', (text) => domain.splitStreet(`Советская ${text} 1`, `Гомель ${text}`)],
  ['a street without a mark', (text) => domain.splitAddressCell(`Гомель, Советская ${text} 1`)],
  ['a phone with words', (text) => domain.readPhone(`тел. ${text} +375 29 123-45-67 ${text}`)],
  ['sizes before the last', (text) => readSizes(`30x20${text}`, 'см')],
];

describe('a text of 20,000 signs is read in linear time', () => {
  it.each([...formats, ...ofOneValue, ...others])('%s', (_name, read) => {
    expect(slowOf(read)).toEqual([]);
  });

  it('and all readers are tried', () => {
    expect(ofOneValue.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'phoneProblem',
        'readPhone',
        'readPhoneCell',
        'isEmail',
        'splitAddress',
        'streetKey',
        'withCommas',
        'readHeading',
      ]),
    );
    expect(formats.length).toBeGreaterThanOrEqual(36);
  });
});

interface Pattern {
  pattern: string;
  flags: string;
}

/** The patterns that a module writes. */
function patternsIn(node: unknown): Pattern[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, pattern, flags } = node as { type?: string } & Partial<Pattern>;
  const own = type === 'RegExpLiteral' ? [{ pattern: pattern ?? '', flags: flags ?? '' }] : [];
  return [...own, ...Object.values(node).flatMap(patternsIn)];
}

const patterns = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .flatMap((path) =>
    patternsIn(parseSync(readFileSync(join(__dirname, path), 'utf8'), { syntax: 'typescript' })).map(
      ({ pattern, flags }) => [path, pattern, flags] as const,
    ),
  );

describe('each pattern finds all its places in linear time', () => {
  it.each(patterns)('%s: %s', (_path, pattern, flags) => {
    const everywhere = new RegExp(pattern, `${flags.replace('g', '')}g`);
    expect(slowOf((text) => text.replace(everywhere, ''))).toEqual([]);
  });

  it('and the patterns were found', () => {
    expect(patterns.length).toBeGreaterThan(150);
  });
});

/** Each rule of the tables once. */
const rules = new Map<string, FieldRule>(
  Object.entries(domain as unknown as Record<string, Fields>)
    .filter(([name, table]) => name.endsWith('Fields') && typeof table === 'object')
    .flatMap(([, table]) => Object.entries<FieldRule>(table))
    .map(([name, { kind, format, min, max, choices }]) => [
      JSON.stringify({ kind, format, min, max, choices: choices ? name : undefined }),
      { kind, ...(format && { format }), min, max, choices } as FieldRule,
    ]),
);

/** A megabyte of each is as much as a body holds. */
const HUGE = ['x"("x', 'x"0"x', 'x"x("x', '1"\u0301\u0316"!'];

describe('the maximum of a field is judged before its text is read', () => {
  const judge = (rule: FieldRule, text: string): string | null =>
    fieldProblem(rule, readValue(rule, text), {});

  it.each([...rules])('%s', (_name, rule) => {
    expect(slowOf((text) => judge(rule, text))).toEqual([]);
    const reader = (text: string): string | null => judge(rule, text);
    const huge = TEXTS.filter(({ name }) => HUGE.includes(name));
    expect(huge.filter((text) => isSlow(reader, text, 250_000)).map(({ name }) => name)).toEqual([]);
    expect(huge.map(({ textOf }) => reader(textOf(1_000_000)))).not.toContain(null);
  });

  it('what is left out of a pasted value does not count', () => {
    const padded = `${' '.repeat(100_000)}${'\u200b'.repeat(200)}+375 29 123-45-67${'\n'.repeat(100_000)}`;
    const rule: FieldRule = { kind: 'phone' };
    expect(readValue(rule, padded)).toBe('+375 (29) 12-34-567');
    expect(fieldProblem(rule, readValue(rule, padded), {})).toBeNull();
  });

  it('and a far longer one is refused by its maximum', () => {
    const rule: FieldRule = { kind: 'text', max: 20 };
    const long = `1${'\u200b'.repeat(400)}`;
    expect(readValue(rule, long)).toBe(long);
    expect(fieldProblem(rule, long, {})).toBe(MESSAGES.maxLength(20));
  });
});
