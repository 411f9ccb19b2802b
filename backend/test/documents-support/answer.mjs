import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** Answers each file that the parent process sends with what `read` makes of it, one after another. */
export function answerWith(read) {
  const loaded = readFile(wasm).then(({ buffer: wasmBinary }) =>
    prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }),
  );
  let last = loaded;
  process.on('message', (bytes) => {
    last = last
      .then(() => read(new Uint8Array(bytes)))
      .then(
        (result) => process.send({ result }),
        (error) => process.send({ failure: error.stack }),
      );
  });
}
