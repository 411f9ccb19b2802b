import { copyFileSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleSource } from '../src/modules/documents/data/sample';
import { dogovor } from '../src/modules/documents/kinds/dogovor';
import { zayavka } from '../src/modules/documents/kinds/zayavka';
import type { Job } from '../src/modules/documents/render/jobs';
import {
  RenderError,
  Renderer,
  RendererBusyError,
  type RendererSettings,
} from '../src/modules/documents/render/renderer';
import { builtInTemplates } from '../src/modules/documents/template-folders';
import { editTemplate } from './documents-support/edit-template';
import { openDocument, paragraphs } from './documents-support/open-document';

const { job } = dogovor.fill(sampleSource);

/** A table that no thread finishes in the memory that these tests give it. */
const enormous: Job = {
  template: 'zayavka.xlsx',
  data: { cargo: Array.from({ length: 300_000 }, (_, no) => ({ no, name: 'Место' })) },
  qr: null,
};

const renderers: Renderer[] = [];

const usual: RendererSettings = {
  folders: [builtInTemplates],
  timeout: 15_000,
  maxWaiting: 100,
  memory: 256,
};

const start = (settings: Partial<RendererSettings> = {}): Renderer => startWith({ ...usual, ...settings });

function startWith(settings: RendererSettings): Renderer {
  const renderer = new Renderer(settings);
  renderers.push(renderer);
  return renderer;
}

afterAll(() => Promise.all(renderers.map((renderer) => renderer.close())));

describe('the thread that makes documents', () => {
  it('makes them one after another, first come first served', async () => {
    const renderer = start();
    const order: number[] = [];
    const made = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const bytes = await renderer.render(job);
        order.push(number);
        return bytes;
      }),
    );
    expect(order).toEqual([1, 2, 3]);
    expect(made[1]).toEqual(made[0]);
  });

  it('gives up a document that takes too long, and makes the next in a new thread', async () => {
    // Carbone looks for its markers with a pattern that takes forever over a brace and many tags.
    const hanging = await editTemplate(dogovor, {
      'word/document.xml': [['Договор транспортной', `{${'<w:b/> '.repeat(80)}`]],
    });
    const folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
    writeFileSync(join(folder, 'zayavka.xlsx'), hanging);
    const settings = { ...usual, folders: [folder, builtInTemplates] };
    const renderer = startWith(settings);
    await renderer.render(job);
    // Of this document alone: on a busy machine a new thread takes seconds to load what it needs.
    settings.timeout = 1500;
    await expect(renderer.render({ ...job, template: 'zayavka.xlsx' })).rejects.toThrow('took too long');
    settings.timeout = usual.timeout;
    expect((await renderer.render(job)).length).toBeGreaterThan(1000);
    rmSync(folder, { recursive: true });
  });

  it('survives the death of its thread', async () => {
    const renderer = start({ memory: 48 });
    await renderer.render(job);
    await expect(renderer.render(enormous)).rejects.toThrow(/The thread (failed|ended)/);
    expect((await renderer.render(job)).length).toBeGreaterThan(1000);
  });

  it('refuses what would wait too long', async () => {
    const renderer = start({ maxWaiting: 2 });
    const asked = [1, 2, 3, 4].map(() => renderer.render(job));
    await expect(asked[3]).rejects.toThrow(RendererBusyError);
    expect(await Promise.all(asked.slice(0, 3))).toHaveLength(3);
  });

  it('fails what is not made when it is closed, and everything after', async () => {
    const renderer = start();
    const asked = [renderer.render(job), renderer.render(job)].map((made) =>
      made.catch((error: unknown) => error),
    );
    await renderer.close();
    for (const answer of await Promise.all(asked)) expect(answer).toBeInstanceOf(RenderError);
    await expect(renderer.render(job)).rejects.toThrow(RenderError);
  });

  it('says why a template cannot be filled, and goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
    writeFileSync(join(folder, 'dogovor.docx'), 'no document');
    const renderer = start({ folders: [folder, builtInTemplates] });
    await expect(renderer.render(job)).rejects.toThrow(/central directory/i);
    expect((await renderer.render(zayavka.fill(sampleSource).job)).length).toBeGreaterThan(1000);
    rmSync(folder, { recursive: true });
  });

  it('prefers the staff’s own template and takes a changed one without a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shlyah-templates-'));
    const own = join(folder, 'dogovor.docx');
    const renderer = start({ folders: [folder, builtInTemplates] });
    const titleOf = async (bytes: Buffer): Promise<string | undefined> =>
      paragraphs((await openDocument(bytes)).part('word/document.xml'))[0];
    expect(await titleOf(await renderer.render(job))).toBe('Договор транспортной экспедиции');
    // A workbook in the place of the договор shows which file was taken.
    copyFileSync(join(builtInTemplates, 'zayavka.xlsx'), own);
    expect((await openDocument(await renderer.render(job))).names).toContain('xl/workbook.xml');
    copyFileSync(join(builtInTemplates, 'dogovor.docx'), own);
    utimesSync(own, new Date(), new Date(statSync(own).mtimeMs + 5000));
    expect(await titleOf(await renderer.render(job))).toBe('Договор транспортной экспедиции');
    rmSync(folder, { recursive: true });
  });
});
