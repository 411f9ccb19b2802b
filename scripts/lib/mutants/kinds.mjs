// The faults that `npm run mutants` plants: each kind finds its places in a syntax tree and says what to write there.
import ts from 'typescript';

const K = ts.SyntaxKind;
const cyrillic = /[а-яё]{2}/i;

const swapped = new Map([
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
]);
const logic = new Map([
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
]);
const arithmetic = new Map([
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
]);

const operator = (symbols) => (node) =>
  ts.isBinaryExpression(node) && symbols.has(node.operatorToken.kind)
    ? [[node.operatorToken, symbols.get(node.operatorToken.kind)]]
    : [];

/** The names that a call goes through: `query.andWhere(…)` is «andWhere». */
const calledName = (node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : '';

const isCopy = (property) =>
  (ts.isPropertyAssignment(property) && /^[\w.?!]+$/.test(property.initializer.getText())) ||
  ts.isShorthandPropertyAssignment(property);
const copied = (property) => (property.initializer ?? property.name).getText();

/** One list of `[node or range, text instead of it]` for each kind; a node has at most a few. */
export const kinds = {
  condition: (node) => {
    const test = ts.isIfStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node) && node.condition;
    return test ? [[test, `!(${test.getText()})`]] : operator(logic)(node);
  },
  comparison: operator(swapped),
  arithmetic: (node) => {
    if (
      ['round', 'ceil', 'floor'].includes(calledName(node)) &&
      node.expression.expression.getText() === 'Math'
    )
      return [[node.expression.name, calledName(node) === 'floor' ? 'ceil' : 'floor']];
    const places = operator(arithmetic)(node);
    // A text that is put together is no sum.
    const text = places.length > 0 && [node.left, node.right].some((side) => /['"`]/.test(side.getText()));
    return text ? [] : places;
  },
  'removed call': (node) => {
    if (!ts.isExpressionStatement(node)) return [];
    const called = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
    const isCall = ts.isCallExpression(called) && called.expression.kind !== K.SuperKeyword;
    return isCall ? [[node, ';']] : [];
  },
  'swapped fields': (node) => {
    if (!ts.isObjectLiteralExpression(node)) return [];
    return node.properties.flatMap((property, index) => {
      const next = node.properties[index + 1];
      if (!next || !isCopy(property) || !isCopy(next) || copied(property) === copied(next)) return [];
      const text = `${property.name.getText()}: ${copied(next)}, ${next.name.getText()}: ${copied(property)}`;
      return [[{ start: property.getStart(), end: next.getEnd() }, text]];
    });
  },
  words: (node) => {
    if (ts.isJsxText(node)) return cyrillic.test(node.text) ? [[node, 'Другие слова']] : [];
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (!isText || !cyrillic.test(node.text)) return [];
    return [[node, ts.isJsxAttribute(node.parent) ? '"Другие слова"' : "'Другие слова'"]];
  },
  'sort direction': (node) => {
    if (ts.isStringLiteral(node) && /^(asc|desc)$/i.test(node.text)) {
      const other = { ASC: 'DESC', DESC: 'ASC', asc: 'desc', desc: 'asc' }[node.text];
      return other ? [[node, `'${other}'`]] : [];
    }
    if (!['sort', 'toSorted'].includes(calledName(node)) || node.arguments.length === 0) return [];
    return [[node, `${node.getText()}.reverse()`]];
  },
  'removed where': (node) => {
    if (calledName(node) === 'andWhere') return [[node, node.expression.expression.getText()]];
    if (!ts.isPropertyAssignment(node) || !ts.isObjectLiteralExpression(node.parent)) return [];
    const { parent } = node.parent;
    const isWhere = ts.isPropertyAssignment(parent) && parent.name.getText() === 'where';
    return isWhere ? [[node, '']] : [];
  },
};

// What is not run: types, imports, and the descriptions of the API, which the test lane «generated» compares as a whole.
const isSkipped = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isDecorator(node) ||
  (ts.isPropertyAssignment(node) && ['about', 'example', 'meaning'].includes(node.name.getText()));

/** Every fault that can be planted in a source: `{file, kind, line, start, end, text, was}`. */
export function mutantsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isSkipped(node)) return;
    for (const [kind, placesIn] of Object.entries(kinds))
      for (const [place, text] of placesIn(node)) {
        const [start, end] = 'start' in place ? [place.start, place.end] : [place.getStart(), place.getEnd()];
        const line = tree.getLineAndCharacterOfPosition(start).line + 1;
        found.push({ file, kind, line, start, end, text, was: source.slice(start, end) });
      }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

export const plant = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);
