import { sampleSource } from '../src/modules/documents/data/sample';
import { labelsOf, type Label, type LabelsJob } from '../src/modules/documents/labels/label';
import type { Renderer } from '../src/modules/documents/render/renderer';
import type { Order } from '../src/modules/orders/model/order.entity';
import { newRenderer } from './documents-support/make';
import { readPdf, textOf, type Pdf, type PdfPage, type PdfText } from './documents-support/read-pdf';

const town = { name: 'г. Гомель', region: 'Гомельский район, Гомельская область' };
const point = 'г. Гомель, ул. Советская, 12';

const labels = (places: number, changes: Partial<Order> = {}): Label[] =>
  labelsOf(
    { order: { ...sampleSource.order, ...changes }, places, town, point },
    'Шлях',
    'https://shlyah.by',
  );

let renderer: Renderer;
beforeAll(() => void (renderer = newRenderer()));
afterAll(() => renderer.close());

const draw = async (drawn: Label[], { layout = 'label', start = 1 }: Partial<LabelsJob> = {}): Promise<Pdf> =>
  readPdf(await renderer.render({ labels: drawn, format: 'pdf', layout, start }));

const overlapping = ({ texts }: PdfPage): [PdfText, PdfText][] =>
  texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.1 &&
          other.left < one.right - 0.1 &&
          one.top < other.bottom - 0.1 &&
          other.top < one.bottom - 0.1,
      )
      .map((other): [PdfText, PdfText] => [one, other]),
  );

/** What a printer may not reach. */
const expectMargins = ({ ink }: PdfPage): void => {
  for (const white of Object.values(ink)) expect(white).toBeGreaterThanOrEqual(4);
};

const codesOf = (page: PdfPage | undefined) =>
  page?.codes.map(({ format, text }) => [format, text]).sort() ?? [];

describe('labels for a printer of 100 by 150 mm', () => {
  it('are pages of that very size that a viewer does not scale, one for each place', async () => {
    const { preferences, pages } = await draw(labels(3, { externalId: 'A-17' }));
    expect(preferences).toMatchObject({ PrintScaling: 'None' });
    expect(pages.map(({ width, height }) => [width.toFixed(2), height.toFixed(2)])).toEqual(
      Array.from({ length: 3 }, () => ['100.00', '150.00']),
    );
    pages.forEach(expectMargins);
    expect(pages.map(codesOf)).toEqual(
      ['0001', '0002', '0003'].map((place) => [
        ['Code128', `0000000125${place}`],
        ['QRCode', 'https://shlyah.by/t/7K4M-PX2D-W9H4'],
      ]),
    );
    expect(textOf(pages[1])).toBe(
      'Шлях Заказ № 125 г. Гомель Гомельский район, Гомельская область Получатель ЧУП «Берёзка», Журавлёв Пётр ' +
        'Семёнович Пункт выдачи г. Гомель, ул. Советская, 12 Место 2 из 3 ХРУПКОЕ Отправитель ООО «Ромашка» ' +
        'Номер у отправителя: A-17 Отследить: 7K4M-PX2D-W9H4 0000000125 0002',
    );
  });

  it('show no boxes: signs that the font lacks leave names, and are told in own numbers', async () => {
    const { pages } = await draw(
      labels(1, {
        clientOrganization: 'ООО «Ромашка» 📦',
        externalId: 'A-17📦',
        receiverType: 'fiz-lico',
        name: '李',
      }),
    );
    const text = textOf(pages[0]);
    expect(text).toContain('Отправитель ООО «Ромашка» Номер у отправителя: A-17[U+1F4E6] Отследить');
    expect(text).toContain('Получатель [U+674E] Пункт выдачи');
  });

  it('have bars of whole dots, five to the narrowest', async () => {
    const { pages } = await draw(labels(1, { id: 2_147_483_647 }));
    const runs = pages[0]?.codes.find(({ format }) => format === 'Code128')?.runs ?? [];
    // The ends of the symbol are found to the dot or nearly.
    const inside = runs.slice(1, -1);
    expect(inside.length).toBeGreaterThan(50);
    expect(inside.filter((dots) => dots % 5 !== 0)).toEqual([]);
    expect(Math.min(...inside)).toBe(5);
  });

  it('show where to, and no glass on what does not break', async () => {
    const receiver = { ...sampleSource.order.sender, city: 'Гомель' };
    const changes = {
      deliveryAddress: 'client',
      receiver,
      fragileCargo: false,
      receiverType: 'fiz-lico',
    } as const;
    const { pages } = await draw(labels(1, changes));
    const text = textOf(pages[0]);
    expect(text).toContain(
      'Получатель Журавлёв Пётр Семёнович Адрес ул. Немига, д. 5, корп. 2, подъезд 1, этаж 3, кв. 12 Место 1 из 1',
    );
    expect(text).not.toMatch(/ХРУПКОЕ|Берёзка|Пункт/);
  });
});

describe('a label that nothing is to be sent by', () => {
  it('of a canceled order says so', async () => {
    const { pages } = await draw(labels(1, { statusId: 9 }));
    expect(textOf(pages[0])).toContain('ОТМЕНЁН');
    expect(textOf(pages[0])).not.toContain('ОБРАЗЕЦ');
    expect(codesOf(pages[0])).toContainEqual(['Code128', '00000001250001']);
  });

  it('of a test order is a sample, with a barcode that no real label has', async () => {
    const { pages } = await draw(labels(1, { id: -17, mode: 'test' }));
    expect(textOf(pages[0])).toMatch(
      /Заказ № T-17 ОБРАЗЕЦ .*99000100000000170001 Тестовая этикетка: не отправлять$/,
    );
    pages.forEach(expectMargins);
    expect(codesOf(pages[0])).toEqual([
      ['Code128', '99000100000000170001'],
      ['QRCode', 'https://shlyah.by/t/7K4M-PX2D-W9H4'],
    ]);
    const runs = pages[0]?.codes.find(({ format }) => format === 'Code128')?.runs ?? [];
    expect(runs.slice(1, -1).filter((dots) => dots % 4 !== 0)).toEqual([]);
  });

  it('of an order that names nobody leads to no parcel', async () => {
    const { pages } = await draw(labels(1, { trackingCode: null }));
    expect(codesOf(pages[0])).toEqual([['Code128', '00000001250001']]);
  });
});

describe('names as long as the forms allow', () => {
  const words = 'Научно-производственное объединение по изготовлению ёмкостей „Берёзовая роща“ & Ко '.repeat(
    4,
  );
  const endless = 'Ж'.repeat(255);

  it.each([
    ['of words', words.slice(0, 255)],
    ['of one word', endless],
  ])('%s stay in their places', async (_, name) => {
    const long = {
      organization: name,
      name,
      clientOrganization: name,
      externalId: name.slice(0, 64),
      statusId: 9,
      deliveryAddress: 'client' as const,
      receiver: { ...sampleSource.order.sender, street: name },
    };
    const [label] = labels(100, long).slice(-1) as [Label];
    const { pages } = await draw([{ ...label, company: name, town: name.slice(0, 120), region: name }]);
    expect(pages).toHaveLength(1);
    const [page] = pages as [PdfPage];
    expectMargins(page);
    expect(overlapping(page)).toEqual([]);
    expect(codesOf(page)).toHaveLength(2);
    expect(textOf(page)).toContain('Место 100 из 100');
  });

  it('are whole where they fit in smaller letters', async () => {
    const name =
      'Общество с ограниченной ответственностью «Научно-производственное объединение ёмкостей и тары»';
    const { pages } = await draw(labels(1, { organization: name }));
    expect(textOf(pages[0]).replaceAll('- ', '-')).toContain(`${name}, Журавлёв Пётр Семёнович`);
  });
});

describe('four labels on an A4 sheet', () => {
  it('begin at the first free place and go on with whole sheets', async () => {
    const { preferences, pages } = await draw(labels(6), { layout: 'a4', start: 4 });
    expect(preferences).toMatchObject({ PrintScaling: 'None' });
    expect(pages.map(({ width, height }) => [width.toFixed(1), height.toFixed(1)])).toEqual(
      Array.from({ length: 3 }, () => ['210.0', '297.0']),
    );
    const placed = pages.map(({ texts }) =>
      texts
        .filter(({ text }) => text.startsWith('Место'))
        .map(
          ({ text, left, top }) =>
            `${text.slice(6, 7)}: ${left > 105 ? 'right' : 'left'} ${top > 148.5 ? 'lower' : 'upper'}`,
        ),
    );
    expect(placed).toEqual([
      ['1: right lower'],
      ['2: left upper', '3: right upper', '4: left lower', '5: right lower'],
      ['6: left upper'],
    ]);
    pages.forEach(expectMargins);
    expect(
      pages[1]?.codes
        .filter(({ format }) => format === 'Code128')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['0002', '0003', '0004', '0005'].map((place) => `0000000125${place}`));
  });
});
