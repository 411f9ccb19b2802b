// Marks in a source that say which tests reach a place: tests that never reach a fault cannot notice it.
import ts from 'typescript';

const isRun = (node) => {
  const { parent } = node;
  if (ts.isArrowFunction(parent)) return node === parent.body && !ts.isBlock(node);
  return ts.isStatement(node) && !ts.isBlock(node) && !ts.isSourceFile(parent);
};
const standsInList = ({ parent }) => ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent);

/** The smallest part of a function around a place that is run as a whole; null when it is run as the file loads. */
function hostOf(tree, { start, end }) {
  let found = null;
  const visit = (node) => {
    if (node.getStart() > start || node.getEnd() < end) return;
    if (node.parent && isRun(node)) found = node;
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The source with `globalThis.__reached?.(id)` before each mutant's place; ids of mutants that need none are left out. */
export function withProbes(file, source, mutants) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const hosts = new Map();
  for (const mutant of mutants) {
    const host = hostOf(tree, mutant);
    if (host) hosts.set(host, [...(hosts.get(host) ?? []), mutant.id]);
  }
  const inserted = [...hosts].flatMap(([host, ids]) => {
    const calls = ids.map((id) => `globalThis.__reached?.(${id})`).join(', ');
    if (!ts.isStatement(host)) return around(host, `(${calls}, `, ')');
    return standsInList(host) ? around(host, `${calls}; `, '') : around(host, `{ ${calls}; `, ' }');
  });
  return {
    source: inserted
      .sort((a, b) => b.at - a.at)
      .reduce((text, { at, what }) => text.slice(0, at) + what + text.slice(at), source),
    ids: [...hosts.values()].flat(),
  };
}

const around = (node, before, after) => [
  { at: node.getStart(), what: before },
  { at: node.getEnd(), what: after },
];
