import QRCode from 'qrcode';
import { qrPicture } from './qr';

it('a QR code has six pixels a module and no margin', async () => {
  const text = 'https://shlyah.example/t/7K4M-PX2D-W9H5';
  const { size } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const picture = await qrPicture(text);
  // Width and height stand in the first chunk of a PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([6 * size, 6 * size]);
});
