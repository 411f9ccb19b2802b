import { PNG } from 'pngjs';
import { sampleSource } from '../src/modules/documents/data/sample';
import { labelsOf, type Label, type LabelsJob } from '../src/modules/documents/labels/label';
import { readPackage } from '../src/modules/documents/render/package';
import type { Renderer } from '../src/modules/documents/render/renderer';
import { newRenderer } from './documents-support/make';
import { readPicture } from './documents-support/read-pdf';

const town = { name: 'г. Гомель', region: 'Гомельский район, Гомельская область' };

const labels = (places: number): Label[] =>
  labelsOf({ order: sampleSource.order, places, town, point: null }, 'Шлях', 'https://shlyah.by');

let renderer: Renderer;
beforeAll(() => void (renderer = newRenderer()));
afterAll(() => renderer.close());

const draw = (places: number, format: LabelsJob['format']): Promise<Buffer> =>
  renderer.render({ labels: labels(places), format, layout: 'label', start: 1 });

const codesOf = (place: number) => [
  ['Code128', `0000000125000${place}`],
  ['QRCode', 'https://shlyah.by/t/7K4M-PX2D-W9H4'],
];

/** Whether each dot is black, row by row. */
type Rows = boolean[][];

function rowsOf(png: Buffer): Rows {
  const { width, height, data } = PNG.sync.read(png);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_dot, x) => data[(y * width + x) * 4] === 0),
  );
}

/** What a printer puts on paper by the field ^GF of its language. */
function rowsOfZpl(zpl: string): Rows {
  const [, total = '', width = '', data = ''] = /\^GFA,(\d+),\1,(\d+),([^^]*)\^FS/.exec(zpl) ?? [];
  const digits = Number(width) * 2;
  const rows: string[] = [];
  let row = '';
  let count = 0;
  for (const sign of data) {
    if (sign === ':') rows.push(rows.at(-1) ?? '');
    else if (/[G-Y]/.test(sign)) count += sign.charCodeAt(0) - 70;
    else if (/[g-z]/.test(sign)) count += (sign.charCodeAt(0) - 102) * 20;
    else if (sign === ',') row = row.padEnd(digits, '0');
    else if (sign === '!') row = row.padEnd(digits, 'F');
    else [row, count] = [row + sign.repeat(count || 1), 0];
    if (row.length === digits) [row] = ['', rows.push(row)];
  }
  expect([rows.length * Number(width), row]).toEqual([Number(total), '']);
  return rows.map((hex) =>
    [...hex].flatMap((digit) => [8, 4, 2, 1].map((bit) => (parseInt(digit, 16) & bit) > 0)),
  );
}

/** Lengths of bars and gaps through the middle of the barcode, without the margins. */
function barsOf(rows: Rows): number[] {
  const row = rows[1040] ?? [];
  const runs: number[] = [];
  row.forEach((black, x) =>
    black === row[x - 1] ? (runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1) : runs.push(1),
  );
  return runs.slice(1, -1);
}

it('PNG of one label is a picture of 800 by 1200 dots at 203 dpi, black and white, that scanners read', async () => {
  const png = await draw(1, 'png');
  const { width, height, data } = PNG.sync.read(png);
  expect([width, height]).toEqual([800, 1200]);
  expect(new Set(data)).toEqual(new Set([0, 255]));
  expect(png.includes(Buffer.from('pHYs\0\0\x1f\x40\0\0\x1f\x40\x01', 'latin1'))).toBe(true);
  expect(await readPicture(png)).toEqual(codesOf(1));
  const bars = barsOf(rowsOf(png));
  expect(bars.length).toBeGreaterThan(50);
  expect(bars.filter((dots) => dots % 5 !== 0)).toEqual([]);
});

it('PNG of several labels is a zip of pictures that name order and place', async () => {
  const pictures = await readPackage(await draw(3, 'png'));
  expect([...pictures.keys()]).toEqual(['125-1.png', '125-2.png', '125-3.png']);
  expect(await Promise.all([...pictures.values()].map(readPicture))).toEqual([1, 2, 3].map(codesOf));
});

it('ZPL has each label as a picture of the same dots', async () => {
  const zpl = (await draw(2, 'zpl')).toString('ascii');
  const printed = zpl.split('\n').filter(Boolean);
  expect(printed.map((label) => label.replace(/(?<=\^GFA,)[^^]+/, ''))).toEqual(
    Array.from({ length: 2 }, () => '^XA^PW800^LL1200^LH0,0^FO0,0^GFA,^FS^PQ1^XZ'),
  );
  const pictures = await readPackage(await draw(2, 'png'));
  const asText = (rows: Rows): string => rows.map((row) => row.map(Number).join('')).join('\n');
  for (const [at, label] of printed.entries()) {
    const rows = rowsOfZpl(label);
    expect(asText(rows) === asText(rowsOf([...pictures.values()][at] ?? Buffer.alloc(0)))).toBe(true);
    expect(barsOf(rows).filter((dots) => dots % 5 !== 0)).toEqual([]);
  }
});
