import { sampleSource } from '../src/modules/documents/data/sample';
import type { Renderer } from '../src/modules/documents/render/renderer';
import { dogovor } from '../src/modules/documents/kinds/dogovor';
import { makeDogovor, newRenderer, type MadeText } from './documents-support/make';
import { paragraphs } from './documents-support/open-document';

let renderer: Renderer;
let made: MadeText;

beforeAll(async () => {
  renderer = newRenderer();
  made = await makeDogovor(renderer);
});

afterAll(() => renderer.close());

describe('the договор', () => {
  it('is numbered and dated by the contract and its edition, in the title, the header and the properties', () => {
    expect(made.lines.slice(0, 4)).toEqual([
      'Договор транспортной экспедиции',
      '№\u00a012',
      'в редакции № 2 от 03.12.2026 (изменены: расчётный счёт (IBAN), банк)',
      'г. Минск20 ноября 2026 г.',
    ]);
    expect(paragraphs(made.document.part('word/header1.xml'))).toEqual([
      'Договор транспортной экспедиции № 12 от 20.11.2026 в редакции № 2 от 03.12.2026',
    ]);
    expect(made.document.part('docProps/core.xml')).toContain(
      '<dc:title>Договор № 12 от 20.11.2026 в редакции № 2 от 03.12.2026</dc:title>',
    );
    expect(dogovor.fill(sampleSource).name).toBe(
      'Договор № 12 от 20.11.2026 в редакции № 2 от 03.12.2026.docx',
    );
  });

  it('has the term about signatures on a telephone in editions that began with it, and in no earlier one', async () => {
    const line = (text: string): string =>
      text.slice(text.indexOf('Получатель подтверждает приём подписью.'));
    expect(line(made.text)).toMatch(
      /^Получатель подтверждает приём подписью\. Стороны признают подпись .* не является электронной цифровой подписью\./,
    );
    const began = sampleSource.edition;
    if (!began) throw new Error('The sample has no edition');
    const edition = { ...began, number: 1, at: new Date('2026-11-30T20:59:59Z') };
    const { text } = await makeDogovor(renderer, { source: { edition } });
    expect(line(text)).not.toContain('экране телефона');
    expect(text).not.toContain('doorProof');
  });

  it('names who signs for each side and on what basis', () => {
    expect(made.text).toContain(
      'ООО «Шлях Экспресс» (далее — Экспедитор), от имени которого действует директор Ковальчук Сергей Петрович на ' +
        'основании Устава, с одной стороны, и ООО «Ромашка» (далее — Клиент), от имени которого действует директор ' +
        'Ковалёва Анна Петровна на основании Устава, с другой стороны',
    );
  });

  it.each([
    ['position', { organization: 'Магазин у дома', position: 'Индивидуальный предприниматель' }],
    ['position, in short and in lower case', { organization: 'Магазин у дома', position: 'ип' }],
    ['firm', { organization: 'ИП Иванов И. И.', position: 'Директор' }],
    ['firm, in capitals', { organization: 'ИНДИВИДУАЛЬНЫЙ ПРЕДПРИНИМАТЕЛЬ ИВАНОВ И. И.', position: '-' }],
    [
      'firm and position',
      { organization: 'ип Иванов Иван Иванович', position: 'ИНДИВИДУАЛЬНЫЙ предприниматель' },
    ],
    ['name', { organization: 'ИП', position: 'ИП', fullName: 'ИП Иванов Иван Иванович' }],
  ])('lets a sole trader act in person, called so by the %s', async (_, { organization, ...typed }) => {
    const doc = 'Свидетельство о государственной регистрации № 191234567';
    const contract = { fullName: 'Иванов Иван Иванович', doc, ...typed };
    const { text, lines } = await makeDogovor(renderer, { contract, source: { organization } });
    expect(text).toContain(
      'и Индивидуальный предприниматель Иванов Иван Иванович (далее — Клиент), действующий на основании ' +
        'свидетельства о государственной регистрации № 191234567, с другой стороны',
    );
    expect(lines.filter((line) => /предприниматель/i.test(line))).toHaveLength(2);
    expect(lines).toContain('Индивидуальный предприниматель Иванов Иван Иванович');
    expect(lines.slice(lines.indexOf('М. П. (при наличии)') + 1).filter(Boolean)).toEqual([
      '______________ / И.\u00a0И.\u00a0Иванов',
      'М. П. (при наличии)',
    ]);
  });

  it.each([
    ['a foreign enterprise', 'ИП «Ковалёва и партнёры»', 'Директор', 'Устав', 'директор', 'Устава'],
    [
      'a proxy',
      'ИП Ковалёва А. П.',
      'Представитель',
      'Доверенность № 5',
      'представитель',
      'доверенности № 5',
    ],
    [
      'a sole trader whom somebody else signs for',
      'ИП Сидоров П. П.',
      'Менеджер',
      'Приказ № 2',
      'менеджер',
      'приказа № 2',
    ],
  ])('names the signatory of %s', async (_, organization, position, doc, shown, basis) => {
    const { text } = await makeDogovor(renderer, { contract: { position, doc }, source: { organization } });
    expect(text).toContain(
      `и ${organization} (далее — Клиент), от имени которого действует ${shown} Ковалёва Анна Петровна на основании ${basis},`,
    );
  });

  it('has thirteen sections with numbers of Word’s own, so that clauses can be added and removed', () => {
    const xml = made.document.part('word/document.xml');
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(13);
    expect(made.document.part('word/numbering.xml')).toContain('<w:lvlText w:val="%1.%2."/>');
    expect(made.lines.filter((line) => /^\d+\.\d+/.test(line))).toEqual([]);
  });

  it('says how the volumetric weight is reckoned and what «Формируется» means', () => {
    expect(made.text).toMatch(/делённому на 5000 \(Д × Ш × В \/ 5000\)/);
    expect(made.text).toMatch(
      /Пока цена не подтверждена менеджером Экспедитора, .* указывается «Формируется»/,
    );
  });

  it('gives the details of both sides, account numbers in groups of four', () => {
    for (const line of [
      'УНП: 190820071',
      'Юридический адрес: 220036, г. Минск, ул. Карла Либкнехта, 68, помещение 12',
      'Р/с: BY23 OLMP 3012 0001 2345 6000 0933',
      'БИК: OLMPBY2X',
      'УНП: 190000000',
      'Юридический адрес: 220030, г. Минск, ул. Немига, д. 5, офис 12',
      'Почтовый адрес: 220030, г. Минск, а/я 15',
      'Р/с: BY86 AKBB 1010 0000 0029 6600 0000',
      'Банк: ОАО «АСБ Беларусбанк», 220089, г. Минск, пр-т Дзержинского, 18',
      'БИК: AKBBBY2X',
      'Телефон: +375 (29) 12-34-567',
      'Эл. почта: zakaz@romashka.by',
      'Контактное лицо: Лебедев Игорь Олегович',
      '______________ / С.\u00a0П.\u00a0Ковальчук',
      '______________ / А.\u00a0П.\u00a0Ковалёва',
    ]) {
      expect(made.lines).toContain(line);
    }
  });

  it('leaves the terms of a carriage to the заявка, so that it is the same paper for all orders', async () => {
    expect(made.text).toContain(
      'Условия каждой перевозки — груз, отправитель, получатель, адреса, срок и цена — указываются в заявке Клиента',
    );
    const { order } = sampleSource;
    const other = await makeDogovor(renderer, {
      order: {
        id: 126,
        price: null,
        deliveryDate: '2027-01-11 12:00',
        createdAt: new Date(order.createdAt.getTime() + 1),
      },
      source: { cargo: [], from: sampleSource.to, to: sampleSource.from },
    });
    expect(other.document.names).toEqual(made.document.names);
    for (const name of made.document.names)
      expect(other.document.bytes(name).equals(made.document.bytes(name))).toBe(true);
  });

  it('says nothing of editions in the first one', async () => {
    const { editionOfOrder: edition } = sampleSource;
    const first = await makeDogovor(renderer, { source: { edition } });
    expect(first.text).not.toMatch(/в редакции|изменены/);
    expect(paragraphs(first.document.part('word/header1.xml'))).toEqual([
      'Договор транспортной экспедиции № 12 от 20.11.2026',
    ]);
    expect(dogovor.fill({ ...sampleSource, edition }).name).toBe('Договор № 12 от 20.11.2026.docx');
  });

  it('leaves a line to write on for everything that is missing, and never the word null', async () => {
    const empty = {
      fullName: '',
      position: '',
      doc: ' ',
      contactPerson: '',
      phone: '',
      email: '',
      unp: '',
      pc: '',
    };
    const { lines, text } = await makeDogovor(renderer, {
      contract: { ...empty, address: '', postcode: '', bank: '', bankAddress: '' },
      source: { organization: null },
    });
    expect(text).toContain(
      'и __________ (далее — Клиент), от имени которого действует __________ __________ на основании',
    );
    for (const label of [
      'УНП',
      'Юридический адрес',
      'Почтовый адрес',
      'Р/с',
      'БИК',
      'Телефон',
      'Эл. почта',
      'Контактное лицо',
    ]) {
      expect(lines).toContain(`${label}: __________`);
    }
    expect(text).not.toMatch(/null|undefined|NaN|\[object/);
  });

  it('has nothing left to fill', () => {
    for (const name of made.document.names) {
      expect(made.document.bytes(name).toString()).not.toMatch(/\{[dc#t]|\uFDD0/);
    }
  });
});
