/** Dots to the millimetre of a printer of 203 dpi. */
export const DPMM = 8;

const POINTS_PER_MM = 72 / 25.4;

/** A page of dots, one byte each: 0 is black, 255 white. The width is whole bytes of eight dots. */
export interface Dots {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The pages of a PDF of ours as dots. Its libraries are loaded with the first: most processes make no pictures. */
export async function* dotsOf(pdf: Buffer, dpmm: number): AsyncGenerator<Dots> {
  const [{ getDocument }, { createCanvas }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('@napi-rs/canvas'),
  ]);
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpmm / POINTS_PER_MM });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    // The types are those of a browser, whose canvas this one stands for.
    const target = { canvas, canvasContext: context, viewport } as unknown as Parameters<
      typeof page.render
    >[0];
    await page.render(target).promise;
    yield { width, height, data: blackAndWhite(context.getImageData(0, 0, width, height).data) };
    page.cleanup();
  }
  await document.destroy();
}

/** The ink is black, so one channel says all; half a dot of it is a dot. */
function blackAndWhite(pixels: Uint8ClampedArray): Uint8Array {
  const dots = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < dots.length; at++) dots[at] = (pixels[at * 4] ?? 255) < 128 ? 0 : 255;
  return dots;
}

/** A picture of one bit a dot that knows its size on paper. */
export async function pngOf({ data, width, height }: Dots, dpmm: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(data, { raw: { width, height, channels: 1 } })
    .withMetadata({ density: dpmm * 25.4 })
    .png({ palette: true, colours: 2, dither: 0, effort: 1 })
    .toBuffer();
}

/** A label in the language of Zebra's printers. A picture: their own fonts have no Cyrillic on every model. */
export function zplOf({ data, width, height }: Dots): string {
  const bytes = (width / 8) * height;
  const rows: string[] = [];
  let above = '';
  for (let y = 0; y < height; y++) {
    const row = hexOf(data.subarray(y * width, (y + 1) * width));
    rows.push(row === above ? ':' : shortened(row));
    above = row;
  }
  const picture = `^GFA,${bytes},${bytes},${width / 8},${rows.join('')}`;
  return `^XA^PW${width}^LL${height}^LH0,0^FO0,0${picture}^FS^PQ1^XZ\n`;
}

function hexOf(dots: Uint8Array): string {
  let hex = '';
  for (let at = 0; at < dots.length; at += 4) {
    const bits = [0, 1, 2, 3].reduce((sum, bit) => sum * 2 + (dots[at + bit] === 0 ? 1 : 0), 0);
    hex += bits.toString(16).toUpperCase();
  }
  return hex;
}

/** ZPL's compression: `,` and `!` fill a row with white and black, letters before a digit repeat it: G once … Y 19 times, g 20 … z 400 times. */
const shortened = (row: string): string =>
  row
    .replace(/0+$/, ',')
    .replace(/F+$/, '!')
    .replace(/([\dA-F])\1{2,}/g, (run, digit: string) => `${times(run.length)}${digit}`);

const times = (count: number): string =>
  (count < 20 ? '' : letter('f', Math.floor(count / 20))) + (count % 20 === 0 ? '' : letter('F', count % 20));

const letter = (before: string, steps: number): string => String.fromCharCode(before.charCodeAt(0) + steps);
