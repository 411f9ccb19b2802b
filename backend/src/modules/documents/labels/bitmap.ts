import { crc32, deflateSync } from 'node:zlib';

/** Dots per millimetre of a 203 dpi printer. */
export const DPMM = 8;

const POINTS_PER_MM = 72 / 25.4;

/** A monochrome page, row by row, one bit per dot; 1 is black. The width is a multiple of 8. */
export interface Bitmap {
  width: number;
  height: number;
  bits: Buffer;
}

/** Rasterises the pages of a PDF. Loads its libraries on first use, because most processes render no pictures. */
export async function* renderBitmaps(pdf: Buffer, dpmm: number): AsyncGenerator<Bitmap> {
  const [{ getDocument }, { createCanvas }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('@napi-rs/canvas'),
  ]);
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  // Reuses the canvas, which takes four megabytes: all pages have the same size.
  const canvas = createCanvas(1, 1);
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpmm / POINTS_PER_MM });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    // pdf.js expects the canvas types of a browser.
    const target = { canvas, canvasContext: context, viewport } as unknown as Parameters<
      typeof page.render
    >[0];
    await page.render(target).promise;
    yield { width, height, bits: bitsOf(context.getImageData(0, 0, width, height).data) };
    page.cleanup();
  }
  await document.destroy();
}

/** Thresholds the red channel: the pages are black and white. */
function bitsOf(pixels: Uint8ClampedArray): Buffer {
  const bits = Buffer.alloc(pixels.length / 4 / 8);
  for (let at = 0; at < bits.length; at++) {
    let byte = 0;
    for (let pixel = at * 32; pixel < at * 32 + 32; pixel += 4)
      byte = byte * 2 + ((pixels[pixel] ?? 255) < 128 ? 1 : 0);
    bits[at] = byte;
  }
  return bits;
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Encodes a 1-bit PNG with its resolution. Image libraries take ten times as long. */
export function encodePng({ bits, width, height }: Bitmap, dpmm: number): Buffer {
  const rowBytes = width / 8;
  // Each row starts with its filter type, 0 (none). White is 1.
  const rows = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y++)
    for (let at = 0; at < rowBytes; at++)
      rows[y * (rowBytes + 1) + 1 + at] = 255 - (bits[y * rowBytes + at] ?? 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const density = Buffer.alloc(9, 1);
  density.writeUInt32BE(dpmm * 1000, 0);
  density.writeUInt32BE(dpmm * 1000, 4);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('pHYs', density),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const content = Buffer.concat([Buffer.from(name), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** Encodes a label as a ZPL graphic: the fonts of some Zebra printers have no Cyrillic. */
export function encodeZpl({ bits, width, height }: Bitmap): string {
  const rowBytes = width / 8;
  const rows: string[] = [];
  let above = '';
  for (let y = 0; y < height; y++) {
    const row = bits.toString('hex', y * rowBytes, (y + 1) * rowBytes).toUpperCase();
    rows.push(row === above ? ':' : compressRow(row));
    above = row;
  }
  const picture = `^GFA,${bits.length},${bits.length},${rowBytes},${rows.join('')}`;
  return `^XA^PW${width}^LL${height}^LH0,0^FO0,0${picture}^FS^PQ1^XZ\n`;
}

/** ZPL compression: `,` and `!` fill the rest of a row with white and black; letters repeat the next digit, G once … Y 19 times, g 20 … z 400 times. */
const compressRow = (row: string): string =>
  row
    .replace(/0+$/, ',')
    .replace(/F+$/, '!')
    .replace(/([\dA-F])\1{2,}/g, (run, digit: string) => `${repeatCode(run.length)}${digit}`);

const repeatCode = (count: number): string =>
  (count < 20 ? '' : letter('f', Math.floor(count / 20))) + (count % 20 === 0 ? '' : letter('F', count % 20));

const letter = (before: string, steps: number): string => String.fromCharCode(before.charCodeAt(0) + steps);
