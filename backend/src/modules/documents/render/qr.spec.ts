import QRCode from 'qrcode';
import type { Parts } from './package';
import { qrPart, qrPicture } from './qr';

it('a QR code has six pixels a module and no margin', async () => {
  const text = 'https://shlyah.example/t/7K4M-PX2D-W9H5';
  const { size } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const picture = await qrPicture(text);
  // Width and height stand in the first chunk of a PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([6 * size, 6 * size]);
});

describe('the picture of a QR code', () => {
  const picture = (words: string, id: string): string =>
    `<pic><nvPicPr><cNvPr id="2" ${words}/></nvPicPr><blipFill><a:blip r:embed="${id}"/></blipFill></pic>`;
  const drawing = (...pictures: string[]): Parts =>
    new Map(
      [
        ['xl/drawings/drawing1.xml', `<wsDr>${pictures.join('')}</wsDr>`],
        [
          'xl/drawings/_rels/drawing1.xml.rels',
          '<Relationships><Relationship Id="rId1" Target="../media/logo.png"/>' +
            '<Relationship Id="rId2" Target="../media/qr.png"/></Relationships>',
        ],
      ].map(([name = '', xml = '']) => [name, Buffer.from(xml)]),
    );
  const logo = picture('name="Логотип"', 'rId1');

  it.each(['name="QR"', 'name="Рисунок 2" descr="QR-код номера"', 'title="QR 1"'])(
    'is found by %s beside another',
    (words) => expect(qrPart(drawing(logo, picture(words, 'rId2')))).toBe('xl/media/qr.png'),
  );

  it('is none that is called otherwise, is no picture, or shows no file', () => {
    expect(qrPart(drawing(logo))).toBeNull();
    expect(qrPart(drawing(logo, '<sp><cNvPr name="QR"/></sp>'))).toBeNull();
    expect(qrPart(drawing(logo, '<pic><cNvPr name="QR"/></pic>'))).toBeNull();
    expect(qrPart(drawing(logo, picture('name="QR"', 'rId9')))).toBeNull();
  });
});
