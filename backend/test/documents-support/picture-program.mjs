// Reads a picture from the standard input as a scanner does, and writes its codes as JSON. A program of its own, as pdf-program.mjs.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer }, fireImmediately: true });
const picture = new Uint8Array(await buffer(process.stdin));
const found = await readBarcodes(picture, { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 20 });
process.stdout.write(JSON.stringify(found.map(({ format, text }) => [format, text]).sort()));
