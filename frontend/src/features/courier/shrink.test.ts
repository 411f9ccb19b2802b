import { shrinkProblem, shrunk, SHRINK_WORDS } from './shrink';

/** A browser that reads pictures of this size, and whose JPEGs take so many bytes at these qualities. */
function aBrowser(width: number, height: number, bytes: (quality: number) => number) {
  const close = jest.fn();
  const decode = jest.fn(() => Promise.resolve({ width, height, close }));
  Object.assign(globalThis, { createImageBitmap: decode });
  const drawn: number[][] = [];
  const context = { fillRect: jest.fn(), drawImage: (_: unknown, ...to: number[]) => drawn.push(to) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const qualities: unknown[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell, _type, quality) => {
    qualities.push(quality);
    const size = bytes(Number(quality));
    tell({ size, arrayBuffer: () => Promise.resolve(new ArrayBuffer(size)) } as never);
  });
  return { decode, drawn, qualities, close };
}

afterEach(() => jest.restoreAllMocks());

it('draws a picture upright on 1280 pixels, and lets its memory go', async () => {
  const { decode, drawn, qualities, close } = aBrowser(3000, 4000, () => 100_000);
  expect((await shrunk(new Blob())).byteLength).toBe(100_000);
  expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
  expect(drawn).toEqual([[0, 0, 960, 1280]]);
  expect(qualities).toEqual([0.8]);
  expect(close).toHaveBeenCalled();
});

it('makes no picture larger', async () => {
  const { drawn } = aBrowser(640, 2, () => 100);
  await shrunk(new Blob());
  expect(drawn).toEqual([[0, 0, 640, 2]]);
});

it('lowers the quality until it fits, and no further than it can be seen', async () => {
  const { qualities } = aBrowser(10, 10, (quality) => quality * 250_000);
  expect((await shrunk(new Blob())).byteLength).toBe(150_000);
  expect(qualities).toEqual([0.8, 0.7, 0.6]);
  aBrowser(10, 10, () => 900_000);
  expect((await shrunk(new Blob())).byteLength).toBe(900_000);
});

it('says why a file is no picture', async () => {
  const { decode } = aBrowser(1, 1, () => 1);
  decode.mockRejectedValue(new Error('Not decoded'));
  await expect(shrunk(new Blob())).rejects.toThrow();
  expect(shrinkProblem(new File([], 'IMG_1.HEIC'))).toBe(SHRINK_WORDS.heic);
  expect(shrinkProblem(new File([], 'x', { type: 'image/heif' }))).toBe(SHRINK_WORDS.heic);
  expect(shrinkProblem(new File([], 'a.txt', { type: 'text/plain' }))).toBe(SHRINK_WORDS.other);
});
