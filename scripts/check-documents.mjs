// `npm run check:documents`: makes documents, lets LibreOffice open them, and compares the text on the pages with the
// expected one; a lane of `npm run test:full` as well. Pictures of the pages are left in var/documents for people.
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages } from './lib/install.mjs';
import { build } from './lib/nx.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { main, Refusal } from './lib/progress.mjs';
import { ensurePrograms, findProgram, programs } from './lib/system.mjs';

const folder = join(root, 'var/documents');

async function tool(name, ...args) {
  const { code, output } = await run(findProgram(name), args);
  if (code !== 0) throw new Refusal(`${name} ${args.join(' ')}\n${output.trim()}`);
  return output;
}

/** A separate profile, because LibreOffice refuses one that is already open; Russian, like the recipients' computers. */
function makeProfile() {
  mkdirSync(join(folder, 'profile/user'), { recursive: true });
  writeFileSync(
    join(folder, 'profile/user/registrymodifications.xcu'),
    '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">' +
      '<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse">' +
      '<value>ru-RU</value></prop></item></oor:items>',
  );
}

/** LibreOffice opens a file and saves it in another format or another folder. */
const convert = (file, format, to = folder) =>
  tool(
    'soffice',
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
    '--headless',
    '--convert-to',
    format,
    '--outdir',
    to,
    file,
  );

/** Text without white space: line breaks depend on the page layout. */
const squeezed = (text) => text.replace(/[\s\u00a0\u00ad]+/g, '');

/** Every text and number of the data, with its path. */
const valuesOf = (value, path = 'd') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => valuesOf(one, `${path}.${name}`))
    : value === null
      ? []
      : [[path, value]];

/** Excel's number of days as «20.11.2026» and «23:00». */
function moment(serial) {
  const [date, time] = new Date(Math.round((serial - 25569) * 86400) * 1000).toISOString().split('T');
  return { date: date.split('-').reverse().join('.'), time: time.slice(0, 5) };
}

/** How many digits after the comma the template's cells show: at least and at most. */
const digits = {
  price: [2, 2],
  sum: [2, 2],
  vat: [2, 2],
  weight: [2, 3],
  unitWeight: [2, 3],
  volumetricWeight: [2, 3],
  volume: [3, 6],
};

/** A value as LibreOffice shows it, with the formats of the template. */
function shown(path, value) {
  if (typeof value === 'string') return value;
  if (path === 'd.order.date' || /^d\.lines\.\d+\.day$/.test(path)) return moment(value).date;
  if (path === 'd.order.deliveryDate') return `${moment(value).date} до ${moment(value).time}`;
  const [minimumFractionDigits, maximumFractionDigits] = digits[path.split('.').pop()] ?? [0, 2];
  return value.toLocaleString('ru-RU', { minimumFractionDigits, maximumFractionDigits });
}

/** The words of a text that are long enough to be looked for by themselves. */
const wordsOf = (text) => text.split(/[\s\u00a0]+/).filter((word) => word.length > 2 && word.length < 25);

/** The path that a template's marker has for a value: `d.cargo.0.name` is `cargo[].name`. */
const markerOf = (path) => path.slice(2).replace(/\.\d+\./, '[].');

async function check({ file, job, pages }, renderer, shownFields) {
  writeFileSync(join(folder, file), await renderer.render(job));
  const [name, extension] = file.split('.');
  const plain = extension === 'docx' ? 'txt' : 'csv';
  await convert(join(folder, file), 'pdf');
  await convert(
    join(folder, file),
    extension === 'docx' ? 'txt:Text (encoded):UTF8' : 'csv:Text - txt - csv (StarCalc):44,34,76',
  );
  const pdf = join(folder, `${name}.pdf`);
  await tool('pdftoppm', '-r', '150', '-png', pdf, join(folder, name));
  await tool('pdftotext', pdf, join(folder, `${name}.pdf.txt`));

  // First what the program has read, exactly; then what it has printed, word by word, because lines of cells mix.
  const understood = readFileSync(join(folder, `${name}.${plain}`), 'utf8');
  const pagesText = readFileSync(join(folder, `${name}.pdf.txt`), 'utf8');
  // The text of a Word document has no heads of pages.
  const whole = squeezed(plain === 'csv' ? understood.replaceAll('""', '"') : understood + pagesText);
  const printed = squeezed(pagesText);
  const fields = await shownFields(job.template);
  const wanted = valuesOf(job.data).filter(([path]) => fields.has(markerOf(path)));
  const faults = [];
  for (const [path, value] of wanted) {
    const text = shown(path, value);
    if (!whole.includes(squeezed(text))) faults.push(`${path}: «${text}» is not in the document`);
    const lost = wordsOf(text).filter((word) => !printed.includes(word));
    if (lost.length > 0) faults.push(`${path}: ${lost.join(', ')} not on the page`);
  }
  if (/Err:\d+|#NAME\?|#REF!|#VALUE!/.test(whole)) faults.push('a formula was read where a text should be');
  if (/\bnull\b|undefined|\{d\./.test(whole) && !/\{d\./.test(JSON.stringify(job.data)))
    faults.push('something is unfilled');
  faults.push(...(await pageFaults(pdf, name, { pages, code: job.qr })));
  const summary = `${file}: ${wanted.length} fields`;
  console.log(faults.length === 0 ? `ok      ${summary}` : `FAILED  ${summary}\n  ${faults.join('\n  ')}`);
  return { fields: wanted.length, faults: faults.length };
}

async function pageFaults(pdf, name, { pages, code }) {
  const info = await tool('pdfinfo', pdf);
  const count = Number(/Pages:\s+(\d+)/.exec(info)?.[1]);
  const faults = [];
  if (!/Page size:.*A4/.test(info)) faults.push('the page is no A4');
  if (pages !== undefined && count !== pages) faults.push(`${count} pages instead of ${pages}`);
  if (code !== null) {
    const picture = readdirSync(folder).find((one) => new RegExp(`^${name}-0*1\\.png$`).test(one));
    const { output } = await run(findProgram('zbarimg'), [
      '-q',
      '--raw',
      '--nodbus',
      '-Sdisable',
      '-Sqrcode.enable',
      join(folder, picture),
    ]);
    if (output.trim() !== code) faults.push(`the QR code reads «${output.trim()}» instead of «${code}»`);
  }
  return faults;
}

await main(async () => {
  await ensurePackages();
  const [missing] = await ensurePrograms(['office']);
  if (missing) throw new Refusal(`Install ${programs[missing].packages.join(', ')}.`);
  // A lane of the tests has built it.
  if (!process.env.TEST_BUILT) await build(['@shlyah/backend']);
  rmSync(folder, { recursive: true, force: true });
  makeProfile();
  const require = createRequire(import.meta.url);
  const { checkJobs } = require(join(root, 'backend/dist/modules/documents/check/check-jobs.js'));
  const { Renderer } = require(join(root, 'backend/dist/modules/documents/render/renderer.js'));
  const { DOCUMENTS } = require(join(root, 'backend/dist/modules/documents/registry.js'));
  const { builtInTemplates } = require(join(root, 'backend/dist/modules/documents/template-folders.js'));
  const rendererOf = (templates) =>
    new Renderer({ folders: [templates], timeout: 30_000, maxWaiting: 10, memory: 256 });
  const { markersOf } = require(join(root, 'backend/dist/modules/documents/check/markers.js'));
  const { openTemplate } = require(join(root, 'backend/dist/modules/documents/render/template.js'));
  const shownFields = async (template) => {
    const opened = await openTemplate(readFileSync(join(builtInTemplates, template)));
    return new Set(markersOf(opened).map(({ path }) => path));
  };
  const results = [];
  const checkAll = async (jobs, templates) => {
    const renderer = rendererOf(templates);
    for (const job of jobs) results.push(await check(job, renderer, shownFields));
    await renderer.close();
  };
  const jobs = checkJobs();
  await checkAll(jobs, builtInTemplates);

  // Staff edit the templates in an office program: saved by one, they make the same documents.
  const saved = join(folder, 'templates');
  for (const { template } of DOCUMENTS)
    await convert(join(builtInTemplates, template), extname(template).slice(1), saved);
  const usual = jobs.filter(({ file }) => file.includes('usual') || file.includes('forty.'));
  await checkAll(
    usual.map((job) => ({ ...job, file: `saved-${job.file}` })),
    saved,
  );
  const faults = results.reduce((sum, one) => sum + one.faults, 0);
  const fields = results.reduce((sum, one) => sum + one.fields, 0);
  console.log(`\n${results.length} documents, ${fields} fields, ${faults} faults. Pages: ${folder}`);
  const failed = results.filter((one) => one.faults > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  if (faults > 0) process.exitCode = 1;
});
