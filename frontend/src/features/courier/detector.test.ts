import { openDetector } from './detector';

jest.mock('./wasm-detector', () => ({ wasmDetector: () => Promise.resolve(() => Promise.resolve(['own'])) }));

const video = document.createElement('video');

/** A browser whose reader knows these formats. */
function aBrowser(formats: string[], detect: () => Promise<{ rawValue: string }[]>) {
  const asked: string[][] = [];
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    constructor(options: { formats: string[] }) {
      asked.push(options.formats);
    }
    detect = detect;
  }
  Object.assign(globalThis, { BarcodeDetector });
  return asked;
}
const found = () => Promise.resolve([{ rawValue: 'native' }]);

afterEach(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));

it('reads by the browser where it knows the codes of labels', async () => {
  const asked = aBrowser(['code_128', 'ean_13', 'qr_code'], found);
  expect(await (await openDetector())(video)).toEqual(['native']);
  expect(asked).toEqual([['code_128', 'qr_code']]);
});

it('reads by itself where the browser has no reader, or one that knows no labels', async () => {
  expect(await (await openDetector())(video)).toEqual(['own']);
  aBrowser(['qr_code'], found);
  expect(await (await openDetector())(video)).toEqual(['own']);
});

it('goes over to its own reader when that of the browser fails', async () => {
  let tries = 0;
  aBrowser(['code_128'], () => {
    tries++;
    return Promise.reject(new Error('service unavailable'));
  });
  const detect = await openDetector();
  expect(await detect(video)).toEqual(['own']);
  expect(await detect(video)).toEqual(['own']);
  expect(tries).toBe(1);
});
