import { labelDigits, registerDigits } from '../orders/label';
import { runDigits } from '../runs';
import { trackingCodeOf } from '../tracking';
import { hasSeveralScans, readCode, SCAN_STATUSES, scanStep, splitCodes } from './index';

const code = trackingCodeOf(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));

it.each([
  [labelDigits(125, 2), { kind: 'place', order: 125, place: 2 }],
  [` ${labelDigits(2_147_483_647, 9999)} `, { kind: 'place', order: 2_147_483_647, place: 9999 }],
  [registerDigits(5), { kind: 'register', register: 5 }],
  [runDigits(7), { kind: 'run', run: 7 }],
  ['125', { kind: 'order', order: 125 }],
  ['№ 125', { kind: 'order', order: 125 }],
  [code, { kind: 'parcel', code }],
  [`https://shlyah.by/t/${code}`, { kind: 'parcel', code }],
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
  labelDigits(4_000_000_000, 1),
  '4'.repeat(16),
  '4'.repeat(18),
  'привет',
  `${code}7`,
  labelDigits(125, 1).repeat(2),
])('takes %s for no code', (text) => expect(readCode(text)).toBeNull());

it.each([
  [labelDigits(125, 1), labelDigits(125, 2)],
  [labelDigits(125, 1), labelDigits(125, 1)],
  [labelDigits(125, 1), registerDigits(5)],
  [registerDigits(5), labelDigits(125, 1)],
  [runDigits(7), labelDigits(125, 1)],
])('parts %s and %s, typed as one', (one, two) => {
  expect(hasSeveralScans(one + two)).toBe(true);
  expect(splitCodes(one + two)).toEqual([one, two]);
});

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
