import { checkTemplate } from '../src/documents/check/check-template';
import { markersOf } from '../src/documents/check/markers';
import { DOCUMENTS } from '../src/documents/registry';
import { openTemplate } from '../src/documents/render/template';
import type { DocumentKind } from '../src/documents/document-kind';
import { templateBytes } from './documents-support/edit-template';

const fieldsIn = async (kind: DocumentKind): Promise<string[]> =>
  markersOf(await openTemplate(templateBytes(kind))).flatMap(({ path }) => path ?? []);

/** The carrier's details are offered to every document, which takes those that it needs. */
const isCompany = (path: string): boolean => path.startsWith('company.');

describe.each(DOCUMENTS)('the template $template that comes with the product', (kind) => {
  it('passes the check that staff run', async () => {
    expect((await checkTemplate(kind, templateBytes(kind))).problems).toEqual([]);
  });

  it('shows exactly the fields that the document has', async () => {
    const shown = new Set(await fieldsIn(kind));
    const own = (paths: Iterable<string>): string[] => [...paths].filter((path) => !isCompany(path)).sort();
    expect(own(shown)).toEqual(own(Object.keys(kind.fields)));
    expect(Object.keys(kind.fields)).toEqual(expect.arrayContaining([...shown]));
  });

  it('names as essential only fields that there are', () => {
    expect(Object.keys(kind.fields)).toEqual(expect.arrayContaining([...kind.essential]));
  });
});

it('every detail of the carrier stands in some document', async () => {
  const shown = (await Promise.all(DOCUMENTS.map(fieldsIn))).flat();
  const offered = DOCUMENTS.flatMap(({ fields }) => Object.keys(fields)).filter(isCompany);
  expect(offered).not.toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(offered));
});
