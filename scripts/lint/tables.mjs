// An ESLint rule: SQL of the backend names the tables of its own room only. What another room keeps is asked from that room.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { roomOf } from './one-way-imports.mjs';

const named = ({ kind, name }) => `${kind} ${name}`;

/** Which room each table belongs to: that of the file with its `@Entity('name')`. */
export function ownersIn(source) {
  const entities = readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.ts'));
  return new Map(
    entities.flatMap((name) => {
      const room = named(roomOf(name.split(sep).join('/')));
      const text = readFileSync(join(source, name), 'utf8');
      return [...text.matchAll(/@Entity\('(\w+)'/g)].map(([, table]) => [table, room]);
    }),
  );
}

/** A table in a statement, which the house writes in capitals: `FROM orders`, `UPDATE orders`, `BEFORE INSERT ON orders`. */
const inStatement = /\b(?:FROM|JOIN|INTO|UPDATE|TABLE|REFERENCES|ON) +(\w+)\b/g;

/** Tables of other rooms that a text of `path`, a path within backend/src, names in a statement. */
export function strangers(path, text, owners) {
  const room = roomOf(path);
  if (room.kind === 'top') return [];
  return [...text.matchAll(inStatement)]
    .map(([, table]) => table)
    .filter((table) => owners.has(table) && owners.get(table) !== named(room));
}

let owners;

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { refused: '{{table}} is a table of {{owner}}: ask that room for it (docs/architecture.md)' },
  },
  create(context) {
    const source = join(context.cwd, 'backend/src');
    const path = context.filename
      .slice(source.length + 1)
      .split(sep)
      .join('/');
    owners ??= ownersIn(source);
    const check = (node, text) => {
      for (const table of strangers(path, text, owners))
        context.report({ node, messageId: 'refused', data: { table, owner: owners.get(table) } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
