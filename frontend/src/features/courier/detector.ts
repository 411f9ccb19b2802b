/** Reads the barcodes of a frame; their texts, or none. */
export type Detector = (frame: HTMLVideoElement) => Promise<string[]>;

interface NativeDetector {
  detect: (frame: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Those of labels and of the sheet of a run. */
const FORMATS = ['code_128', 'qr_code'];

/** The browser's own reader of barcodes; null where it has none, or none for labels. */
async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectors };
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !supported.includes('code_128')) return null;
  const detector = new BarcodeDetector({ formats: FORMATS.filter((format) => supported.includes(format)) });
  return async (frame) => (await detector.detect(frame)).map(({ rawValue }) => rawValue);
}

/** The reader that the page brings along: fetched once, then kept by the page's worker. */
const loadedDetector = async (): Promise<Detector> => (await import('./wasm-detector')).wasmDetector();

/** A reader of barcodes. Rejects where the code of the own reader cannot be loaded. */
export async function openDetector(): Promise<Detector> {
  const native = await nativeDetector();
  if (!native) return loadedDetector();
  let detector = native;
  return async (frame) => {
    try {
      return await detector(frame);
    } catch (error) {
      if (detector !== native) throw error;
      // Some phones offer a reader whose service they do not have.
      detector = await loadedDetector();
      return detector(frame);
    }
  };
}
