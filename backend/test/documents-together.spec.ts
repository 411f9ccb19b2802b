import { validPackage } from '@shlyah/domain/cases';
import { zayavka } from '../src/modules/documents/kinds/zayavka';
import { sampleSource } from '../src/modules/documents/data/sample';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { newRenderer } from './documents-support/make';
import { openDocument, readSheet, walk, type OpenDocument } from './documents-support/open-document';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, firm, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const get = (url: string, { cookie, key }: Pick<Client, 'cookie' | 'key'>, headers: object = {}) =>
  test.app.inject({
    method: 'GET',
    url: `/api/${url}`,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...headers,
    },
  });

const fileName = (headers: Record<string, unknown>): string =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition']))?.[1] ?? '');

/** The sheets of a workbook, found as Excel finds them: names, parts and the areas to print. */
function sheetsOf(document: OpenDocument) {
  const targets = new Map<string, string>();
  walk(document.part('xl/_rels/workbook.xml.rels'), {
    open: ({ name, attributes: { Id, Target = '' } }) =>
      name === 'Relationship' &&
      targets.set(Id ?? '', Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`),
  });
  const sheets: { name: string; part: string; id: string }[] = [];
  walk(document.part('xl/workbook.xml'), {
    open: ({ name, attributes }) =>
      name === 'sheet' &&
      sheets.push({
        name: attributes.name ?? '',
        part: targets.get(attributes['r:id'] ?? '') ?? '',
        id: attributes.sheetId ?? '',
      }),
  });
  return sheets;
}

describe('GET /api/order/documents', () => {
  it('is a workbook with a sheet for each order, equal to its заявка', async () => {
    const owner = await addUser(test, firm('ООО «Заявка»'));
    const one = await addOrder(test, owner, {
      packages: [1, 2, 3].map((weight) => ({ ...validPackage, weight })),
    });
    const other = await addOrder(test, owner, { name: '=1+1 & <Иванов>' });
    const long = await addOrder(test, owner, {
      packages: Array.from({ length: 90 }, (_, at) => ({ ...validPackage, weight: at + 1 })),
    });
    const manager = await test.as('manager');
    const answer = await get(
      `order/documents?ids=${other.id}&ids=${long.id}&ids=${one.id}&ids=${other.id}`,
      await test.signedIn(owner),
    );
    expect([answer.statusCode, fileName(answer.headers)]).toEqual([200, 'Заявки (3).xlsx']);
    expect(answer.headers['cache-control']).toContain('no-store');
    const together = await openDocument(answer.rawPayload);
    const sheets = sheetsOf(together);
    expect(sheets.map(({ name }) => name)).toEqual([other, long, one].map(({ id }) => `Заявка ${id}`));
    const lengths: number[] = [];
    for (const [index, order] of [other, long, one].entries()) {
      const single = await openDocument((await get(`getZayavka?order_id=${order.id}`, manager)).rawPayload);
      expect(readSheet(together, sheets[index]?.part)).toEqual(readSheet(single));
      // Printed whole, each заявка counts its own pages.
      const xml = together.part(sheets[index]?.part ?? '');
      expect(xml).toMatch(/<pageSetup[^>]* firstPageNumber="1" useFirstPageNumber="1"/);
      const pages = /fitToHeight="(\d+)"/.exec(xml)?.[1];
      expect(xml).toContain(`Страница &amp;P из ${pages}</oddFooter>`);
      lengths.push(Number(pages));
    }
    expect(lengths[1]).toBeGreaterThan(1);
    expect([lengths[0], lengths[2]]).toEqual([1, 1]);
  });

  it('is for the owner, staff and a program that reads orders; the journal says which of the staff took it', async () => {
    const owner = await addUser(test);
    const { id } = await addOrder(test, owner);
    const url = `order/documents?ids=${id}`;
    for (const caller of [await test.as('manager'), await program(test, owner, { scopes: ['orders:read'] })])
      expect((await get(url, caller)).statusCode).toBe(200);
    expect((await get(url, await test.signedIn(await addUser(test)))).statusCode).toBe(404);
    const creator = await program(test, owner, { scopes: ['orders:create'] });
    expect((await get(url, creator)).json()).toMatchObject({ code: 'key_scope' });
    const rows = await test.database.read.findBy(JournalEntry, { kind: 'paperMade' });
    expect(rows.filter(({ detail }) => detail === `Заявки, заказы № ${id}`)).toHaveLength(1);
  });

  it('of a test order says that it is a sample', async () => {
    const owner = await addUser(test);
    const { id } = await addTestOrder(test, owner);
    const caller = await test.signedIn(owner);
    const { rawPayload } = await get(`order/documents?ids=${id}`, caller, { 'shlyah-mode': 'test' });
    const document = await openDocument(rawPayload);
    const [sheet] = sheetsOf(document);
    const texts = [...readSheet(document, sheet?.part).cells.values()].map(({ value }) => String(value));
    expect(texts.some((text) => text.includes(`T-${-id} (ОБРАЗЕЦ)`))).toBe(true);
  });

  it.each([
    '',
    'ids=',
    'ids=x',
    'ids=1e9',
    `ids=${Array.from({ length: 101 }, (_, at) => at + 1).join('&ids=')}`,
  ])('refuses «%.20s»', async (query) => {
    const answer = await get(`order/documents?${query}`, await test.as('manager'));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad_query' }]);
  });
});

describe('a joined workbook', () => {
  it('has parts of its own for every sheet, each named in the workbook once', async () => {
    const renderer = newRenderer();
    const { data, qr } = zayavka.fill(sampleSource).job;
    const sheets = ['1', '2', '3'].map((mark) => ({ data, qr, mark }));
    const document = await openDocument(await renderer.render({ template: zayavka.template, sheets }));
    await renderer.close();
    const found = sheetsOf(document);
    expect(new Set(found.flatMap(({ name, part, id }) => [name, part, id])).size).toBe(9);
    const named: string[] = [];
    walk(document.part('[Content_Types].xml'), {
      open: ({ attributes: { PartName } }) => PartName && named.push(PartName.slice(1)),
    });
    expect(named.length).toBe(new Set(named).size);
    expect(named.filter((part) => !document.names.includes(part))).toEqual([]);
    expect(document.names.filter((part) => part.endsWith('.png'))).toHaveLength(3);
    const areas: [string, string][] = [];
    let local = '';
    walk(document.part('xl/workbook.xml'), {
      open: ({ name, attributes }) => (local = name === 'definedName' ? (attributes.localSheetId ?? '') : ''),
      text: (text) => local && areas.push([local, text.split('!')[0] ?? '']),
    });
    expect(new Set(areas.map(([sheet, name]) => `${sheet} ${name}`))).toEqual(
      new Set(["0 'Заявка 1'", "1 'Заявка 2'", "2 'Заявка 3'"]),
    );
    const open = found.filter(({ part }) => document.part(part).includes('tabSelected="1"'));
    expect(open).toHaveLength(1);
  });
});
