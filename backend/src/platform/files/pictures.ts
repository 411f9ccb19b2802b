import pLimit from 'p-limit';
import type { Sharp } from 'sharp';

/** A file of two megabytes can say that it is a picture of gigabytes. */
const mostPixels = 40_000_000;
const avatarSide = 512;

/** One at a time: decoding takes a processor and memory, which other requests need too. */
const bounded = pLimit(1);

/** With the first picture: it is ten megabytes, and most servers are asked for none for days. */
async function library() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** The picture as an avatar, at most 512 pixels wide and high; null when it cannot be decoded. */
export const drawAvatar = (bytes: Buffer): Promise<Buffer | null> =>
  redraw(bytes, (picture) =>
    picture.resize({ width: avatarSide, height: avatarSide, fit: 'inside', withoutEnlargement: true }),
  );

/** The same picture, upright, of the same kind, without metadata; null when it cannot be decoded. */
export const redrawPicture = (bytes: Buffer): Promise<Buffer | null> => redraw(bytes, (picture) => picture);

/** Decodes every pixel and encodes them anew: the result is a picture and nothing else. */
function redraw(bytes: Buffer, change: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  return bounded(async () => {
    const sharp = await library();
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' });
      // Applies the EXIF orientation before the metadata are removed.
      return await change(picture.rotate()).jpeg({ quality: 92, force: false }).toBuffer();
    } catch {
      return null;
    }
  });
}
