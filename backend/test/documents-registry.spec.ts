import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTemplate } from '../src/modules/documents/check/check-template';
import { sampleSource } from '../src/modules/documents/data/sample';
import type { DocumentSource } from '../src/modules/documents/data/source';
import { documentKind, table } from '../src/modules/documents/document-kind';
import { DocumentsService } from '../src/modules/documents/documents.service';
import { writePackage } from '../src/modules/documents/render/package';
import { openDocument, paragraphs } from './documents-support/open-document';
import { addOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

/** A document that the product does not have, to see what one more takes: this entry and a template. */
const label = documentKind({
  template: 'label.docx',
  sample: sampleSource,
  data: (source: DocumentSource) => ({ ...source, places: source.cargo.length }),
  name: ({ order }) => `Ярлык ${order.id}`,
  fields: {
    order: {
      number: ['номер заказа', ({ order }) => String(order.id)],
      receiver: ['получатель', ({ order }) => order.name],
      places: ['сколько мест, число', ({ places }) => places],
    },
  },
  tables: {
    cargo: table(({ cargo }: DocumentSource) => cargo, { name: ['название', ({ name }) => name ?? '—'] }),
  },
  essential: ['order.number'],
  qr: null,
});

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (text: string): string => `<w:tr><w:tc>${paragraph(text)}</w:tc></w:tr>`;

const template = (number: string): Promise<Buffer> =>
  writePackage(
    new Map([
      [
        'word/document.xml',
        Buffer.from(
          `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph(
            `Заказ ${number}, {d.order.receiver}, мест: {d.order.places}`,
          )}<w:tbl>${row('{d.cargo[i].name}')}${row('{d.cargo[i+1].name}')}</w:tbl></w:body></w:document>`,
        ),
      ],
    ]),
  );

const test = setUpTestApp();

describe('one more document', () => {
  it('is made from its entry and its template', async () => {
    const folder = join(test.config.dataDir, 'templates');
    mkdirSync(folder);
    writeFileSync(join(folder, 'label.docx'), await template('{d.order.number}'));
    const order = await addOrder(test, await addUser(test), { name: 'Белый Ян Ильич' });
    const staff = await addUser(test, { role: 'manager' });
    const made = await test.app.get(DocumentsService).make(label, { order_id: order.id }, staff);
    expect([made.name, made.mime]).toEqual([
      `Ярлык ${order.id}.docx`,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ]);
    const make = made.bytes as () => Promise<Buffer>;
    const lines = paragraphs((await openDocument(await make())).part('word/document.xml'));
    const { packages } = order as unknown as { packages: { name: string | null }[] };
    expect(lines).toEqual([
      `Заказ ${order.id}, Белый Ян Ильич, мест: ${packages.length}`,
      ...packages.map(({ name }) => name ?? '—'),
    ]);
  });

  it('has its template checked by the same rules', async () => {
    expect(await checkTemplate(label, await template('{d.order.number}'))).toEqual({
      problems: [],
      remarks: [],
    });
    expect((await checkTemplate(label, await template('{d.order.nomer}'))).problems).toEqual([
      'Неизвестное поле {d.order.nomer}; возможно, имелось в виду order.number',
      'Нет обязательного поля order.number (номер заказа)',
    ]);
  });
});
