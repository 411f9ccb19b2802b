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

/** The definition of a document. `Data` is the input of its fields. */
interface Definition<Data> {
  /** The file of the template; its extension determines the document's type. */
  template: TemplateName;
  /** Prepares the input; throws a refusal, in Russian, for an order without such a document. */
  data: (source: DocumentSource) => Data;
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
  /** The text across a paper that is not valid; empty for a valid one. */
  across?: (data: Data) => string;
}

export interface DocumentKind {
  template: TemplateName;
  mime: string;
  /** Descriptions by path: `order.number`, `cargo[].name`. */
  fields: Readonly<Record<string, string>>;
  essential: readonly string[];
  hasQr: boolean;
  fill: (source: DocumentSource) => { name: string; job: TemplateJob };
}

export const documentKind = <Data>(definition: Definition<Data>): DocumentKind => {
  const { template, name, data, fields, former = {}, tables = {}, essential, qr, across } = definition;
  return {
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
      return {
        name: `${name(facts)}${extname(template)}`,
        job: { template, data: cleanData(values), qr: qr?.(facts) ?? null, across: across?.(facts) ?? '' },
      };
    },
  };
};

function meaningsOf<Data>({ fields, tables = {} }: Definition<Data>): Record<string, string> {
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
