import { sampleSource } from '../src/modules/documents/data/sample';
import type { CargoLine } from '../src/modules/documents/data/source';
import type { Renderer } from '../src/modules/documents/render/renderer';
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
  it('is numbered and dated by the contract, in the title, the header and the properties', () => {
    expect(made.lines.slice(0, 3)).toEqual([
      'Договор транспортной экспедиции',
      '№\u00a012',
      'г. Минск20 ноября 2026 г.',
    ]);
    expect(paragraphs(made.document.part('word/header1.xml'))).toEqual([
      'Договор транспортной экспедиции №\u00a012 от 20.11.2026',
    ]);
    expect(made.document.part('docProps/core.xml')).toContain(
      '<dc:title>Договор № 12 от 20.11.2026</dc:title>',
    );
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

  it('names the order it goes with: cargo, places, day and price', () => {
    expect(made.text).toContain(
      'Настоящий экземпляр Договора сопровождает Заявку № 125 от 20.11.2026. Груз: 2 места, 12,45 кг, 0,018 м³, ' +
        'хрупкий груз. Место приёма: Минск, ул. Немига, д. 5, корп. 2, подъезд 1, этаж 3, кв. 12. Место выдачи: ' +
        'г. Гомель, ул. Советская, 12. Согласованный срок доставки: 23.11.2026 до 23:00. Цена Услуг по этой Заявке: ' +
        '123,45 бел. руб. (Сто двадцать три белорусских рубля 45 копеек), в том числе НДС 20 % (20,58 бел. руб.).',
    );
  });

  it('says no weight and no volume of cargo that has none, as documents have', async () => {
    const [parcel] = sampleSource.cargo as [CargoLine];
    const nothing = { length: null, width: null, height: null, weight: null, volume: null };
    const cargo: CargoLine[] = [{ ...parcel, ...nothing, type: 'doc' }];
    const { text } = await makeDogovor(renderer, { order: { fragileCargo: false }, source: { cargo } });
    expect(text).toContain('Груз: 1 место. Место приёма:');
  });

  it('says that a price is being formed', async () => {
    const { text } = await makeDogovor(renderer, { order: { price: null } });
    expect(text).toContain(
      'Цена Услуг по этой Заявке: «Формируется» (подтверждается менеджером Экспедитора), включая НДС 20 %.',
    );
  });

  it('says that a company pays no НДС', async () => {
    const company = { ...sampleSource.company, vatPercent: null };
    const { text } = await makeDogovor(renderer, { source: { company } });
    expect(text).toContain('(Сто двадцать три белорусских рубля 45 копеек), без НДС.');
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
      order: { deliveryDate: '' },
      source: { organization: null, from: { kind: 'punkt', point: null, address: noAddress } },
    });
    expect(text).toContain(
      'и __________ (далее — Клиент), от имени которого действует __________ __________ на основании',
    );
    expect(text).toContain('Место приёма: __________.');
    expect(text).toContain('срок доставки: __________.');
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

const noAddress = {
  city: null,
  street: null,
  house: null,
  housing: null,
  entrance: null,
  flat: null,
  floor: null,
};
