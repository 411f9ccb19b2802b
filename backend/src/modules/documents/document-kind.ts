import { extname } from 'node:path';
import { XLSX } from '../../platform/files/workbook';
import { cleanData } from './data/clean';
import type { DocumentSource } from './data/source';
import type { TemplateJob, TemplateName } from './render/jobs';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a field shows: a text, or a number that a workbook can count with; null is an empty cell. */
type Value = string | number | null;

/** `{d.order.number}` in a template: its meaning in Russian, for the staff who edit templates, and what it shows. */
export type Field<Data> = readonly [meaning: string, show: (data: Data) => Value];

/** `{d.cargo[i].name}`: a row of a template that repeats. */
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

/** One entry of the registry. `Data` are the facts that its fields are made from. */
interface Definition<Data> {
  /** The file of the template; its extension is the document's type. */
  template: TemplateName;
  /** Refuses, in Russian, an order that has no such document. */
  data: (source: DocumentSource) => Data;
  /** The name of the saved document, without the extension. */
  name: (data: Data) => string;
  fields: Record<string, Record<string, Field<Data>>>;
  /** Fields that no template needs any more: the staff's own templates of before go on showing them. */
  former?: Record<string, Record<string, Field<Data>>>;
  tables?: Record<string, Table<Data>>;
  /** Paths of the fields without which the document would be wrong or useless. */
  essential: readonly string[];
  /** The text of the QR code; null for a document without one. */
  qr: ((data: Data) => string) | null;
}

export interface DocumentKind {
  template: TemplateName;
  mime: string;
  /** Meanings by paths as markers have them: `order.number`, `cargo[].name`. */
  fields: Readonly<Record<string, string>>;
  essential: readonly string[];
  hasQr: boolean;
  fill: (source: DocumentSource) => { name: string; job: TemplateJob };
}

export const documentKind = <Data>(definition: Definition<Data>): DocumentKind => {
  const { template, name, data, fields, former = {}, tables = {}, essential, qr } = definition;
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
        job: { template, data: cleanData(values), qr: qr?.(facts) ?? null },
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
