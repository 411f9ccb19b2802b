import {
  BAD_SIGNATURE,
  encodeSignature,
  FAINT_SIGNATURE,
  parseSignature,
  SIGNATURE_LIMITS,
  signatureProblem,
} from './signature';

const drawn = {
  width: 320,
  height: 160,
  strokes: [
    [
      { x: 10, y: 80 },
      { x: 60, y: 20 },
      { x: 120, y: 90 },
    ],
    [{ x: 200, y: 100 }],
  ],
};

/** A stroke of points in a row, each a pixel below and to the right of the one before. */
const line = (length: number): string =>
  Array.from({ length }, (_, at) => `${at % 300},${at % 150}`).join(',');

it('is text and back', () => {
  const text = encodeSignature(drawn);
  expect(text).toBe('320,160;10,80,60,20,120,90;200,100');
  expect(parseSignature(text)).toEqual(drawn);
  expect(signatureProblem(text)).toBeNull();
});

it('is written in whole numbers inside its field', () => {
  const text = encodeSignature({
    width: 320.4,
    height: 160,
    strokes: [
      [
        { x: -3, y: 80.6 },
        { x: -2, y: 81 },
        { x: 900, y: NaN },
      ],
      [],
    ],
  });
  expect(text).toBe('320,160;0,81,320,0');
});

it('with too many points is thinned until it fits', () => {
  const stroke = Array.from({ length: 100 }, (_, at) => ({ x: at % 320, y: at % 160 }));
  const text = encodeSignature({
    width: 320,
    height: 160,
    strokes: Array.from({ length: 300 }, () => stroke),
  });
  const parsed = parseSignature(text);
  expect(parsed?.strokes).toHaveLength(SIGNATURE_LIMITS.strokes);
  expect(parsed?.strokes.flat().length).toBeLessThanOrEqual(SIGNATURE_LIMITS.points);
});

it.each([
  ['no text', ''],
  ['one number', '320'],
  ['three sides', '320,160,5;1,1'],
  ['a field too small', '49,160;1,1'],
  ['a field too large', '4001,160;1,1'],
  ['an empty stroke', '320,160;'],
  ['half a point', '320,160;1'],
  ['a point and a half', '320,160;1,2,3'],
  ['a point outside the field', '320,160;321,2'],
  ['a negative number', '320,160;-1,2'],
  ['a fraction', '320,160;1.5,2'],
  ['an exponent', '320,160;1e1,2'],
  ['a blank', '320,160; 1,2'],
  ['five digits', '320,160;00001,2'],
  ['too many strokes', `320,160${';1,1'.repeat(201)}`],
  ['too many points', `320,160;${line(4001)}`],
  ['too long', `320,160;${'1,'.repeat(30_000)}1`],
])('is none with %s', (_, text) => {
  expect(parseSignature(text)).toBeNull();
  expect(signatureProblem(text)).toBe(BAD_SIGNATURE);
});

it('of 200 strokes and 4,000 points is one', () => {
  expect(signatureProblem(`320,160${';1,1,100,50'.repeat(200)}`)).toBe(FAINT_SIGNATURE);
  expect(signatureProblem(`320,160${';1,1,100,50,60,9'.repeat(200)}`)).toBeNull();
  expect(signatureProblem(`320,160;${line(4000)}`)).toBeNull();
});

it.each([
  ['no stroke', '320,160'],
  ['a dot', '320,160;10,10'],
  ['two dots', '320,160;10,10;100,100'],
  ['two points, again and again', '320,160;10,10,100,100,10,10,100,100'],
  ['a twentieth of the width, less a pixel', '320,160;10,10,15,90,20,150,25,10'],
])('is empty with %s', (_, text) => {
  expect(signatureProblem(text)).toBe(FAINT_SIGNATURE);
});

it('of a twentieth of the width is seen', () => {
  expect(signatureProblem('320,160;10,10,15,90,26,150')).toBeNull();
});
