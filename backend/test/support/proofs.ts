import { encodeSignature } from '@shlyah/domain';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { EntityManager } from 'typeorm';
import { HandoverPicture } from '../../src/modules/orders/model/handover-picture.entity';
import { HandoverProof } from '../../src/modules/orders/model/handover-proof.entity';
import type { TakenPictureDto } from '../../src/modules/courier/courier-picture.dto';
import type { Client } from './client';

/** A signature of two strokes. */
export const signature = encodeSignature({
  width: 320,
  height: 160,
  strokes: [
    [
      { x: 20, y: 100 },
      { x: 90, y: 30 },
      { x: 160, y: 110 },
    ],
    [{ x: 220, y: 60 }],
  ],
});

/** A photo of a telephone that was held upright: a picture on its side, and where it was taken. */
export const photo = (width = 800, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'olive' } })
    .withExif({ IFD0: { Model: 'Телефон' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 8/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Sends a picture as a telephone does; answers its key and what became of it. */
export async function sendPicture(
  phone: Client,
  outcome: string,
  bytes: Buffer,
  { key = randomUUID() as string, type = 'image/jpeg' } = {},
): Promise<TakenPictureDto> {
  const { status, body } = await phone.put(`/api/courier/pictures/${key}`, {
    body: bytes,
    headers: { 'Content-Type': type },
    query: { outcome },
  });
  expect([status, body]).toEqual([200, expect.objectContaining({ key })]);
  return body as TakenPictureDto;
}

/** The rows of a proof with a long signature and of a picture, of a handover that need not be there. */
export async function addProof(tx: EntityManager, bytes: Buffer, proxy: string): Promise<void> {
  const takenAt = new Date('2026-02-28T23:59:59.001Z');
  const ofTry = { outcomeKey: randomUUID(), handoverId: 1, orderId: 1, takenAt };
  const picture = { id: randomUUID(), runId: 1, size: bytes.length, width: 1280, height: 960 };
  await tx.insert(HandoverPicture, { ...ofTry, ...picture, bytes });
  const told = { signature: '1,'.repeat(20_000), signed: true, proxy, noProof: null };
  await tx.insert(HandoverProof, { ...ofTry, ...told, documentShown: true, damaged: false });
}
