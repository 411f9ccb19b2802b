// Reads pictures as a scanner does, and answers with their codes. A program of its own, as pdf-program.mjs.
import { readBarcodes } from 'zxing-wasm/reader';
import { answerWith } from './answer.mjs';

answerWith(async (picture) => {
  const found = await readBarcodes(picture, { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 20 });
  return found.map(({ format, text }) => [format, text]).sort();
});
