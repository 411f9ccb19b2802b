import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { checkTemplate } from '../src/modules/documents/check/check-template';
import { dogovor } from '../src/modules/documents/kinds/dogovor';
import { zayavka } from '../src/modules/documents/kinds/zayavka';
import { editTemplate, templateBytes } from './documents-support/edit-template';

const strings = 'xl/sharedStrings.xml';
const document = 'word/document.xml';

describe('the check of a changed template', () => {
  const problemsOf = async (...[kind, edits]: Parameters<typeof editTemplate>): Promise<string[]> =>
    (await checkTemplate(kind, await editTemplate(kind, edits))).problems;

  it('names a mistyped field and the one that was meant, and the one that is now missing', async () => {
    const problems = await problemsOf(zayavka, {
      [strings]: [['{d.customer.name}', '{d.custemer.name}']],
    });
    expect(problems).toEqual([
      'Неизвестное поле {d.custemer.name}; возможно, имелось в виду customer.name',
      'Нет обязательного поля customer.name (заказчик: организация или ФИО)',
    ]);
  });

  it.each([
    ['two letters of nine', 'order.vta', '; возможно, имелось в виду order.vat'],
    ['three letters of nine', 'order.xyz', ''],
    ['one letter at the end', 'customer.emai', '; возможно, имелось в виду customer.email'],
    ['nothing but its group', 'customer.signboard', ''],
    ['everything', 'приложение', ''],
  ])('proposes no field that differs too much: in %s', async (_, typed, proposal) => {
    const problems = await problemsOf(zayavka, { [strings]: [['{d.customer.email}', `{d.${typed}}`]] });
    expect(problems).toEqual([`Неизвестное поле {d.${typed}}${proposal}`]);
  });

  it('looks at the heads of pages and at the title, too', async () => {
    const heading = await problemsOf(zayavka, {
      'xl/worksheets/sheet1.xml': [['{d.company.legalName}', '{d.company.legalNam}']],
    });
    const title = await problemsOf(dogovor, {
      'docProps/core.xml': [['{d.contract.name}', '{d.contract.nme}']],
    });
    expect([heading, title]).toEqual([
      ['Неизвестное поле {d.company.legalNam}; возможно, имелось в виду company.legalName'],
      ['Неизвестное поле {d.contract.nme}; возможно, имелось в виду contract.name'],
    ]);
  });

  it('finds a field that Word has cut into pieces', async () => {
    const { problems } = await checkTemplate(
      dogovor,
      await editTemplate(dogovor, {
        [document]: [
          ['{d.contract.date}', '{d.con</w:t></w:r><w:proofErr w:type="spellStart"/><w:r><w:t>tract.date}'],
        ],
      }),
    );
    expect(problems).toEqual([]);
  });

  it('sees a brace that is not closed', async () => {
    const problems = await problemsOf(dogovor, {
      [document]: [['{d.customer.unp}', '{d.customer.unp']],
    });
    expect(problems).toContain('Скобка не закрыта: {d.customer.unp');
  });

  it('wants both rows of a table that grows', async () => {
    const problems = await problemsOf(zayavka, {
      [strings]: [...Array(12)].map((): [string, string] => ['{d.cargo[i+1].', '{d.cargo[i].']),
    });
    expect(problems).toContain('Таблице cargo нужны две строки: с полями cargo[i] и такая же с cargo[i+1]');
  });

  it('misses the picture of the QR code', async () => {
    const problems = await problemsOf(zayavka, {
      'xl/drawings/drawing1.xml': [['name="QR" descr="QR-код номера заказа"', 'name="Логотип"']],
    });
    expect(problems).toEqual([
      'Нет картинки QR-кода: у неё должно быть имя или описание, которое начинается с «QR»',
    ]);
  });

  it('knows what carbone does not', async () => {
    const problems = await problemsOf(dogovor, {
      [document]: [['{d.customer.phone}', '{d.customer.phone:shout()}']],
    });
    expect(problems).toEqual([
      expect.stringMatching(/^Пробный документ не получился: Error: Formatter "shout" does not exist\./),
    ]);
  });

  it('remarks on other words in braces and on fields that are not used', async () => {
    const bytes = await editTemplate(dogovor, { [document]: [['{d.customer.phone}', '{телефон}']] });
    const { problems, remarks } = await checkTemplate(dogovor, bytes);
    expect(problems).toEqual([]);
    expect(remarks).toEqual([
      'Это не поле: {телефон}. Поля пишутся так: {d.order.number}',
      'Поле company.name (название экспедитора без формы собственности) не используется',
      'Поле customer.phone (телефон клиента) не используется',
    ]);
  });

  it('says that a file is no template at all', async () => {
    expect((await checkTemplate(dogovor, Buffer.from('text'))).problems).toEqual([
      expect.stringMatching(/^Файл не читается/),
    ]);
    expect((await checkTemplate(dogovor, templateBytes(zayavka))).problems).toEqual([
      'Внутри файла — xlsx, а не docx',
    ]);
  });

  it('names the part that is damaged, though nothing in it is filled', async () => {
    const problems = await problemsOf(dogovor, { 'word/styles.xml': [['</w:styles>', '']] });
    expect(problems).toEqual([
      expect.stringMatching(/^Файл не читается: word\/styles\.xml: Missing end tag for element w:styles/),
    ]);
  });

  it('leaves neither files nor a thread behind', async () => {
    const threads = (): number =>
      (process.report.getReport() as unknown as { workers: unknown[] }).workers.length;
    const folder = mkdtempSync(join(os.tmpdir(), 'shlyah-check-'));
    const before = threads();
    const place = jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
    try {
      expect((await checkTemplate(dogovor, templateBytes(dogovor))).problems).toEqual([]);
      // Carbone's own folder, which every process on the machine shares.
      expect(readdirSync(folder)).toEqual(['carbone_render']);
      expect(threads()).toBe(before);
    } finally {
      place.mockRestore();
      rmSync(folder, { recursive: true });
    }
  });
});
