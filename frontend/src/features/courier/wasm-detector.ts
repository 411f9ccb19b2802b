import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Detector } from './detector';

/** Wide enough for a label at arm's length; a whole frame of a telephone would take four times as long. */
const WIDTH = 960;

/**
 * The reader finds bars that lie level or upright, and a label has bars of a fifth of their width: frames are turned one after another, so that
 * each tilt has its turn.
 */
const TURNS = [0, Math.PI / 8, -Math.PI / 8, Math.PI / 4];

/** The reader of barcodes for browsers without one of their own. Rejects where its file cannot be loaded. */
export async function wasmDetector(): Promise<Detector> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let frames = 0;
  return async (frame) => {
    const scale = Math.min(1, WIDTH / frame.videoWidth);
    const [width, height] = [Math.round(frame.videoWidth * scale), Math.round(frame.videoHeight * scale)];
    if (!context || width === 0 || height === 0) return [];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate(TURNS[frames++ % TURNS.length] ?? 0);
    context.drawImage(frame, -width / 2, -height / 2, width, height);
    const found = await readBarcodes(context.getImageData(0, 0, width, height), {
      formats: ['Code128', 'QRCode'],
      maxNumberOfSymbols: 4,
      tryInvert: false,
    });
    return found.map(({ text }) => text);
  };
}
