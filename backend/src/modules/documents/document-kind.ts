import { extname } from 'node:path';
import { XLSX } from '../../platform/files/workbook';
import { cleanData } from './data/clean';
import type { DocumentSource } from './data/source';
import type { TemplateJob, TemplateName } from './render/jobs';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The value of a field: a text, or a number for calculations in a workbook; null is an empty cell. */
type Value = string | number | null;

/** A field such as `{d.order.number}`: its description in Russian, for staff who edit templates, and its value. */
export type Field<Data> = readonly [meaning: string, show: (data: Data) => Value];

/** A repeated row of a template, such as `{d.cargo[i].name}`. */
interface Table<Data> {
  meanings: Record<string, string>;
  show: (data: Data) => Record<string, Value>[];
}

export const table = <Data, Row>(
  rowsOf: (data: Data) => readonly Row[],
  columns: Record<string, Field<Row>>,
): Table<Data> => ({
  meanings: mapValues(columns, ([meaning]) => meaning),
  show: (data) => rowsOf(data).map((row) => mapValues(columns, ([, show]) => show(row))),
});

/** The definition of a document. `Source` is what it is made of, `Data` the input of its fields. */
interface Definition<Source, Data> {
  /** The file of the template; its extension determines the document's type. */
  template: TemplateName;
  /** Fills a template that is checked. */
  sample: Source;
  /** Prepares the input; throws a refusal, in Russian, for an order without such a document. */
  data: (source: Source) => Data;
  /** The file name of the document, without the extension. */
  name: (data: Data) => string;
  fields: Record<string, Record<string, Field<Data>>>;
  /** Deprecated fields, kept for the staff's existing templates. */
  former?: Record<string, Record<string, Field<Data>>>;
  tables?: Record<string, Table<Data>>;
  /** Paths of required fields. */
  essential: readonly string[];
  /** The text of the QR code; null for a document without one. */
  qr: ((data: Data) => string) | null;
  /** The number of rows of a table that may be long. */
  rows?: (data: Data) => number;
  /** The text across a paper that is not valid; empty for a valid one. */
  across?: (data: Data) => string;
}

/** A document made of a source, by default of an order. */
export interface DocumentKind<Source = DocumentSource> {
  template: TemplateName;
  mime: string;
  /** Descriptions by path: `order.number`, `cargo[].name`. */
  fields: Readonly<Record<string, string>>;
  essential: readonly string[];
  hasQr: boolean;
  fill: (source: Source) => { name: string; job: TemplateJob };
  /** The document of the sample. */
  fillSample: () => TemplateJob;
}

/** A document of any source. */
export type AnyDocument = Omit<DocumentKind, 'fill'>;

export const documentKind = <Source, Data>(definition: Definition<Source, Data>): DocumentKind<Source> => {
  const { template, name, data, fields, former = {}, tables = {}, essential, qr, across, rows } = definition;
  const kind: DocumentKind<Source> = {
    template,
    mime: template.endsWith('.docx') ? docx : XLSX,
    fields: meaningsOf(definition),
    essential,
    hasQr: qr !== null,
    fill: (source) => {
      const facts = data(source);
      const shown = (group: Record<string, Field<typeof facts>>) =>
        mapValues(group, ([, show]) => show(facts));
      const groups = mapValues(former, shown);
      for (const [name, group] of Object.entries(fields)) groups[name] = { ...groups[name], ...shown(group) };
      const values = {
        ...groups,
        ...mapValues(tables, ({ show }) => show(facts)),
      };
      const job = {
        template,
        data: cleanData(values),
        qr: qr?.(facts) ?? null,
        across: across?.(facts) ?? '',
        ...(rows && { rows: rows(facts) }),
      };
      return { name: `${name(facts)}${extname(template)}`, job };
    },
    fillSample: () => kind.fill(definition.sample).job,
  };
  return kind;
};

function meaningsOf<Source, Data>({ fields, tables = {} }: Definition<Source, Data>): Record<string, string> {
  const single = Object.entries(fields).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, [meaning]]) => [`${group}.${name}`, meaning]),
  );
  const repeated = Object.entries(tables).flatMap(([list, { meanings }]) =>
    Object.entries(meanings).map(([name, meaning]) => [`${list}[].${name}`, meaning]),
  );
  return Object.fromEntries([...single, ...repeated]) as Record<string, string>;
}

const mapValues = <From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
