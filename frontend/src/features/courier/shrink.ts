/** The longer side of a picture that is sent, in pixels. */
const SIDE = 1280;
/** What a picture is to take at most: it goes over a thin line, and twenty-eight stops have up to 84 of them. */
const BYTES = 150_000;
const BEST = 0.8;
const LOWER = [0.7, 0.6, 0.5, 0.4];

export const SHRINK_WORDS = {
  heic: 'Телефон сохранил фото в HEIC, и браузер его не открыл. Снимите ещё раз здесь или выберите в камере JPEG.',
  other: 'Это не фото, или файл повреждён. Снимите ещё раз.',
} as const;

/** Why a file could not be drawn. */
export const shrinkProblem = ({ type, name }: File): string =>
  /hei[cf]/i.test(`${type} ${name}`) ? SHRINK_WORDS.heic : SHRINK_WORDS.other;

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))), 'image/jpeg', quality),
  );

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture drawn anew as a small JPEG, upright, without the place and the device that cameras note in it. Rejects what the browser cannot read. */
export async function shrunk(file: Blob): Promise<ArrayBuffer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = drawn(picture);
  picture.close();
  let jpeg = await jpegOf(canvas, BEST);
  for (const quality of LOWER) {
    if (jpeg.size <= BYTES) break;
    jpeg = await jpegOf(canvas, quality);
  }
  return jpeg.arrayBuffer();
}
