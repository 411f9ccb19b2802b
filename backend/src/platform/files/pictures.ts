import type { Sharp } from 'sharp';

/** A file of two megabytes can say that it is a picture of gigabytes. */
const mostPixels = 40_000_000;
/** Decoders keep some hundred lines: a picture of one line of 40,000,000 pixels takes 1.5 GB. A sheet at 1,200 dpi has 14,000. */
const mostSide = 16_384;
const avatarSide = 512;
/** Enough to read a label. */
const photoSide = 1280;

/** One processor: others need theirs. */
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

/** The picture as a JPEG of some 150 KB, upright, at most 1280 pixels wide and high; null when it cannot be decoded. */
export const drawPhoto = (bytes: Buffer): Promise<Buffer | null> =>
  redraw(bytes, (picture) =>
    picture
      .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 75, force: true }),
  );

/** The sides of a picture in pixels, by its header. */
export async function sidesOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await (await library())(bytes).metadata();
  return { width, height };
}

/** Decodes every pixel and encodes them anew: the result is a picture and nothing else. */
async function redraw(bytes: Buffer, change: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  const sharp = await library();
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' });
    // Reads the header alone.
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > mostSide) return null;
    // Applies the EXIF orientation before the metadata are removed.
    return await change(picture.rotate().jpeg({ quality: 92, force: false })).toBuffer();
  } catch {
    return null;
  }
}
