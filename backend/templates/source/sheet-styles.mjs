// Cell styles of the заявка: a few named looks, numbered as the workbook wants them.
import { xml } from './package.mjs';

const green = 'FF0F5C46';
const grey = 'FF5F6368';
const line = 'FFB8BDB5';

const fonts = {
  text: { size: 10 },
  item: { size: 9 },
  small: { size: 8, color: grey },
  label: { size: 9, color: grey },
  bold: { size: 10, bold: true },
  brand: { size: 18, bold: true, color: green },
  title: { size: 16, bold: true },
  section: { size: 10, bold: true, color: 'FFFFFFFF' },
  price: { size: 13, bold: true },
  note: { size: 8, color: grey, italic: true },
};

const fills = { section: green, label: 'FFF1F2EE', total: 'FFF7F4EA' };

/** Number formats of our own start at 164. */
const formats = { day: 'dd\\.mm\\.yyyy', minute: 'dd\\.mm\\.yyyy\\ hh:mm', money: '#,##0.00' };

const middle = { vertical: 'center', wrap: true };

/**
 * Looks by name. `quote` keeps text that begins with = + - @ a text even after somebody has edited the cell.
 */
const looks = {
  plain: { font: 'text' },
  brand: { font: 'brand', vertical: 'center' },
  contacts: { font: 'small', vertical: 'top', wrap: true },
  title: { font: 'title', vertical: 'center' },
  caption: { font: 'bold', vertical: 'center', horizontal: 'center', quote: true },
  section: { font: 'section', fill: 'section', vertical: 'center', indent: 1 },
  label: { font: 'label', fill: 'label', border: true, indent: 1, ...middle },
  text: { font: 'text', border: true, quote: true, indent: 1, ...middle },
  strong: { font: 'bold', border: true, quote: true, indent: 1, ...middle },
  day: { font: 'text', border: true, format: 'day', indent: 1, ...middle },
  minute: { font: 'bold', border: true, format: 'minute', indent: 1, ...middle },
  head: { font: 'label', fill: 'label', border: true, horizontal: 'center', ...middle },
  item: { font: 'item', border: true, quote: true, ...middle },
  centred: { font: 'item', border: true, quote: true, horizontal: 'center', ...middle },
  number: { font: 'item', border: true, horizontal: 'right', ...middle },
  totalLabel: { font: 'bold', fill: 'total', border: true, indent: 1, ...middle },
  total: { font: 'bold', fill: 'total', border: true, horizontal: 'right', ...middle },
  price: { font: 'price', border: true, format: 'money', indent: 1, ...middle },
  signatures: { font: 'bold', vertical: 'bottom', quote: true },
  sign: { font: 'small', vertical: 'bottom' },
  note: { font: 'note', vertical: 'top', wrap: true },
};

const names = Object.keys(looks);

/** The number of a look, as cells name it. */
export function styleOf(look) {
  const index = names.indexOf(look);
  if (index < 0) throw new Error(`No such look: ${look}`);
  return index;
}

const count = (element, children) =>
  `<${element} count="${children.length}">${children.join('')}</${element}>`;
const nth = (list, name) => Object.keys(list).indexOf(name);

const font = ({ size, color, bold, italic }) =>
  `<font>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${size}"/>` +
  `${color ? `<color rgb="${color}"/>` : '<color rgb="FF14211B"/>'}<name val="Arial"/><family val="2"/></font>`;

const solid = (color) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`;

const side = (name) => `<${name} style="thin"><color rgb="${line}"/></${name}>`;

function look({ font: named, fill, border, format, quote, horizontal, vertical, wrap, indent }) {
  const alignment = Object.entries({
    horizontal: indent ? 'left' : horizontal,
    vertical,
    wrapText: wrap && 1,
    indent,
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  const numbers = {
    numFmtId: format ? 164 + nth(formats, format) : 0,
    fontId: nth(fonts, named),
    fillId: fill ? 2 + nth(fills, fill) : 0,
    borderId: border ? 1 : 0,
  };
  return (
    `<xf ${Object.entries(numbers)
      .map(([name, value]) => `${name}="${value}"`)
      .join(
        ' ',
      )} xfId="0"${quote ? ' quotePrefix="1"' : ''}${format ? ' applyNumberFormat="1"' : ''} applyFont="1" ` +
    `applyFill="1" applyBorder="1" applyAlignment="1"><alignment ${alignment}/></xf>`
  );
}

export const styles = xml(
  `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${count(
    'numFmts',
    Object.values(formats).map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`),
  )}${count('fonts', Object.values(fonts).map(font))}${count('fills', [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    ...Object.values(fills).map(solid),
  ])}${count('borders', [
    '<border><left/><right/><top/><bottom/><diagonal/></border>',
    `<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border>`,
  ])}${count('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'])}${count(
    'cellXfs',
    Object.values(looks).map(look),
  )}${count('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>'])}</styleSheet>`,
);
