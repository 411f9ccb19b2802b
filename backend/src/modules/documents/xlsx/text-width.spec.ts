import { lineCount, widthOf } from './text-width';

/** Widths in thousandths of an em as Liberation Sans has them, whose metrics are those of Arial (its table «hmtx»). */
const real: [string, number[]][] = [
  [
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    [
      556, 573, 531, 365, 583, 556, 556, 669, 458, 559, 559, 438, 583, 688, 552, 556, 542, 556, 500, 458, 500,
      823, 500, 573, 521, 802, 823, 625, 719, 521, 510, 750, 542,
    ],
  ],
  [
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    [
      667, 656, 667, 542, 677, 667, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719, 667, 722, 611, 635,
      760, 667, 740, 667, 917, 938, 792, 885, 656, 719, 1010, 722,
    ],
  ],
  ['іўІЎ', [222, 500, 278, 635]],
  [
    'abcdefghijklmnopqrstuvwxyz',
    [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
      500, 722, 500, 500, 500,
    ],
  ],
  [
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    [
      667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722,
      667, 944, 667, 667, 611,
    ],
  ],
  ['0123456789', [556, 556, 556, 556, 556, 556, 556, 556, 556, 556]],
  [
    '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ «»„“”’–—…№×°²³',
    [
      278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 278, 278, 584, 584, 584, 556,
      1015, 278, 278, 278, 469, 556, 333, 334, 260, 334, 584, 278, 556, 556, 333, 333, 333, 222, 556, 1000,
      1000, 1073, 584, 400, 333, 333,
    ],
  ],
];

test.each(real)('each of %s takes as much as in the font, or a little more', (letters, widths) => {
  const wrong = [...letters].flatMap((letter, at) => {
    const [ours, own] = [widthOf(letter) * 1000, widths[at] ?? 0];
    return ours < own - 6 || ours > own * 1.12 + 10 ? [`${letter}: ${ours} instead of ${own}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('what is in no alphabet of ours is as wide as the widest', () => {
  expect(['漢', '😀', '№'].map(widthOf)).toEqual([1.08, 1.08, 1.08]);
});

test.each([
  ['', 10, 1],
  ['one word', 10, 1],
  ['слово слово слово', 6, 2],
  ['слово слово слово', 3, 3],
  ['слово\nслово', 20, 2],
  ['словословословослово', 3, 4],
  ['да словословословослово', 3, 5],
])('«%s» in %d em takes %d lines', (text, column, lines) => {
  expect(lineCount(text, column)).toBe(lines);
});

test('a text of exactly the width of its column stays on one line', () => {
  expect(lineCount('да нет', widthOf('да нет'))).toBe(1);
  expect(lineCount('да нет', widthOf('да нет') - 0.01)).toBe(2);
});
