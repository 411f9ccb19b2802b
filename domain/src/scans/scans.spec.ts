import { labelDigits, registerDigits, testLabelDigits, testRegisterDigits } from '../orders/label';
import { runDigits, stopDigits } from '../runs';
import { trackingCodeOf } from '../tracking';
import {
  hasSeveralScans,
  isOutdated,
  momentOf,
  readCode,
  SCAN_STATUSES,
  scanStep,
  splitCodes,
} from './index';

const code = trackingCodeOf(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));

it.each([
  [labelDigits(125, 2), { kind: 'place', order: 125, place: 2 }],
  [` ${labelDigits(2_147_483_647, 9999)} `, { kind: 'place', order: 2_147_483_647, place: 9999 }],
  [registerDigits(5), { kind: 'register', register: 5 }],
  [runDigits(7), { kind: 'run', run: 7 }],
  [stopDigits(125), { kind: 'stop', order: 125 }],
  [`]C1${stopDigits(2_147_483_647)}`, { kind: 'stop', order: 2_147_483_647 }],
  ['125', { kind: 'order', order: 125 }],
  ['№ 125', { kind: 'order', order: 125 }],
  [code, { kind: 'parcel', code }],
  [`https://shlyah.by/t/${code}`, { kind: 'parcel', code }],
  [`]C1${labelDigits(125, 2)}`, { kind: 'place', order: 125, place: 2 }],
  [`]d2${labelDigits(125, 2)}`, { kind: 'place', order: 125, place: 2 }],
  [`~]C0${labelDigits(125, 2)}`, { kind: 'place', order: 125, place: 2 }],
  [`~${runDigits(7)}`, { kind: 'run', run: 7 }],
  [`*${labelDigits(125, 2)}*`, { kind: 'place', order: 125, place: 2 }],
  [`]A0*${labelDigits(125, 2)}*`, { kind: 'place', order: 125, place: 2 }],
  [`]Q3https://shlyah.by/t/${code}`, { kind: 'parcel', code }],
  [`]Q1${code}`, { kind: 'parcel', code }],
  [']C0125', { kind: 'order', order: 125 }],
  [testLabelDigits(-17, 2), { kind: 'test', what: 'label', id: -17 }],
  [`]C1${testLabelDigits(-2_147_483_647, 9999)}`, { kind: 'test', what: 'label', id: -2_147_483_647 }],
  [testRegisterDigits(-5), { kind: 'test', what: 'register', id: -5 }],
  ['T-17', { kind: 'test', what: 'label', id: -17 }],
  ['№ Т-17', { kind: 'test', what: 'label', id: -17 }],
  ['-17', { kind: 'test', what: 'label', id: -17 }],
])('reads %s', (text, read) => expect(readCode(text)).toEqual(read));

it.each([
  '',
  '0',
  '4811111111111',
  '9999999999',
  labelDigits(0, 1),
  labelDigits(125, 0),
  registerDigits(0),
  runDigits(0),
  stopDigits(0),
  stopDigits(4_000_000_000),
  labelDigits(4_000_000_000, 1),
  '4'.repeat(16),
  '4'.repeat(18),
  '4'.repeat(20),
  testLabelDigits(0, 1),
  testLabelDigits(-17, 1).slice(1),
  '-0',
  'привет',
  `${code}7`,
  labelDigits(125, 1).repeat(2),
  ']C1',
  '**',
  '***',
  '~',
  `*${labelDigits(125, 1)}`,
  `]C${labelDigits(125, 1).slice(1)}`,
])('takes %s for no code', (text) => expect(readCode(text)).toBeNull());

it.each([
  [testLabelDigits(-17, 1), labelDigits(125, 2)],
  [registerDigits(99), testLabelDigits(-17, 1)],
  [labelDigits(125, 1), labelDigits(125, 2)],
  [labelDigits(125, 1), labelDigits(125, 1)],
  [labelDigits(125, 1), registerDigits(5)],
  [registerDigits(5), labelDigits(125, 1)],
  [runDigits(7), labelDigits(125, 1)],
  [stopDigits(125), stopDigits(126)],
  [labelDigits(125, 1), stopDigits(125)],
])('parts %s and %s, typed as one', (one, two) => {
  expect(hasSeveralScans(one + two)).toBe(true);
  expect(splitCodes(one + two)).toEqual([one, two]);
});

it('parts two labels that have prefixes', () =>
  expect(splitCodes(`]C1${labelDigits(125, 1)}]C1${labelDigits(125, 2)}`)).toEqual([
    labelDigits(125, 1),
    labelDigits(125, 2),
  ]));

it.each([labelDigits(125, 1), '1'.repeat(29), labelDigits(1, 1).repeat(3), code])(
  'does not part %s',
  (text) => expect(splitCodes(text)).toBeNull(),
);

it('moves forward through the statuses, again after a failed delivery, and never back', () => {
  expect(SCAN_STATUSES.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  const steps = (from: number): string =>
    SCAN_STATUSES.map(({ id }) => ({ set: '+', same: '=', later: '-' })[scanStep(from, id)]).join('');
  expect([1, 2, 3, 4, 5, 6, 7, 8, 99].map(steps)).toEqual([
    '+++++++',
    '=++++++',
    '-=+++++',
    '--=++++',
    '---=+++',
    '----=--',
    '--+++=+',
    '------=',
    '+++++++',
  ]);
});

describe('the moment of a scan', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  const wrong = new Date('2031-01-01T00:00:00Z');
  const minute = 60_000;

  it.each([
    ['is its age before now, whatever its own clock says', { at: wrong, age: minute }, -minute],
    ['is that of its own clock without an age', { at: new Date(now.getTime() - minute) }, -minute],
    ['is the same for an age of null', { at: new Date(now.getTime() - minute), age: null }, -minute],
    ['is never in the future', { at: wrong }, 0],
  ])('%s', (_, made, difference) => expect(momentOf(made, now).getTime() - now.getTime()).toBe(difference));

  it('is outdated by what was decided after it alone', () => {
    const before = new Date(now.getTime() - 1);
    expect([isOutdated(before, now), isOutdated(now, now), isOutdated(now, before)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
