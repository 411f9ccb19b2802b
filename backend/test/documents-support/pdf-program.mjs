// Reads PDFs as a viewer and a scanner do, and answers with what is on their pages. A program of its own, because pdf.js is an ES
// module.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readBarcodes } from 'zxing-wasm/reader';
import { answerWith } from './answer.mjs';

/** A printer of 203 dpi. */
const DOTS_PER_MM = 8;
const POINTS_PER_MM = 72 / 25.4;
const toMm = (points) => points / POINTS_PER_MM;

answerWith(async (data) => {
  const loading = getDocument({ data, verbosity: 0 });
  const pdf = await loading.promise;
  const preferences = await pdf.getViewerPreferences();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++)
    pages.push(await readPage(pdf, await pdf.getPage(number)));
  await loading.destroy();
  return { preferences, pages };
});

async function readPage(pdf, page) {
  const viewport = page.getViewport({ scale: DOTS_PER_MM / POINTS_PER_MM });
  const size = [Math.round(viewport.width), Math.round(viewport.height)];
  const { canvas, context } = pdf.canvasFactory.create(...size);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const image = context.getImageData(0, 0, ...size);
  const found = await readBarcodes(image, { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 20 });
  const { items } = await page.getTextContent();
  const [, , width, height] = page.view;
  return {
    width: toMm(width),
    height: toMm(height),
    texts: items
      .filter(({ str }) => str.trim())
      .map(({ str, transform: [, , , , x, y], width: long, height: high }) => ({
        text: str,
        left: toMm(x),
        right: toMm(x + long),
        top: toMm(height - y - 0.8 * high),
        bottom: toMm(height - y + 0.2 * high),
      })),
    ink: inkOf(image),
    codes: found.map(({ format, text, position: { topLeft, bottomRight } }) => ({
      format,
      text,
      runs: runsOf(image, Math.round((topLeft.y + bottomRight.y) / 2), topLeft.x, bottomRight.x),
    })),
  };
}

/** The outermost marks on the page, mm from its edges. */
function inkOf({ data, width, height }) {
  const [left, top, right, bottom] = [[], [], [], []];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4] > 250) continue;
      left.push(x);
      right.push(width - 1 - x);
      top.push(y);
      bottom.push(height - 1 - y);
    }
  const least = (values) => values.reduce((a, b) => Math.min(a, b), Infinity) / DOTS_PER_MM;
  return { left: least(left), top: least(top), right: least(right), bottom: least(bottom) };
}

/** How long bars and gaps of a row are, dots; a dot that is nearly neither black nor white ends what it stands in. */
function runsOf({ data, width }, y, from, to) {
  const runs = [];
  let last = null;
  for (let x = Math.round(from); x < to; x++) {
    const shade = Math.round(data[(y * width + x) * 4] / 16);
    if (shade === last) runs[runs.length - 1]++;
    else runs.push(1);
    last = shade;
  }
  return runs;
}
