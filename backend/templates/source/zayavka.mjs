// The заявка as an Excel workbook: one sheet on one A4 page, with a print area, repeated headings and a QR code.
import QRCode from 'qrcode';
import { contentTypes, coreProperties, escapeXml, relations, typeset, xml } from './package.mjs';
import { styleOf, styles } from './sheet-styles.mjs';
import { columns, rows } from './zayavka-layout.mjs';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';

const sheetName = 'Заявка';
const letters = [...'ABCDEFGHIJKL'];
const lastRow = rows.length;
const headRow = rows.findIndex(({ repeat }) => repeat) + 1;

const shared = [];
const sharedIndex = (text) => {
  const known = shared.indexOf(text);
  return known >= 0 ? known : shared.push(text) - 1;
};

const merges = [];

/** The cells of one range: the first carries the text, the others only the border. */
function cellsOf([range, look, text], row) {
  const [first, last = first] = range.split(':');
  if (last !== first) merges.push(`${first}${row}:${last}${row}`);
  return letters.slice(letters.indexOf(first), letters.indexOf(last) + 1).map((letter) => {
    const start = `<c r="${letter}${row}" s="${styleOf(look)}"`;
    if (letter !== first || text === '') return [letter, `${start}/>`];
    return [letter, `${start} t="s"><v>${sharedIndex(typeset(text))}</v></c>`];
  });
}

function sheetRow({ height, cells }, index) {
  const row = index + 1;
  const inOrder = cells.flatMap((cell) => cellsOf(cell, row));
  return `<row r="${row}" ht="${height}" customHeight="1">${inOrder.map(([, cell]) => cell).join('')}</row>`;
}

const sheetData = rows.map(sheetRow).join('');

const sheet = xml(
  `<worksheet xmlns="${main}" xmlns:r="${relation}">` +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<dimension ref="A1:L${lastRow}"/>` +
    '<sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0"/></sheetViews>' +
    '<sheetFormatPr defaultRowHeight="15"/>' +
    `<cols>${columns
      .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
      .join('')}</cols>` +
    `<sheetData>${sheetData}</sheetData>` +
    `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` +
    '<printOptions horizontalCentered="1"/>' +
    '<pageMargins left="0.4" right="0.4" top="0.55" bottom="0.5" header="0.25" footer="0.25"/>' +
    '<pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="1"/>' +
    '<headerFooter><oddHeader>&amp;L&amp;8{d.company.legalName}&amp;R&amp;8Заявка №\u00a0{d.order.number}</oddHeader>' +
    '<oddFooter>&amp;C&amp;8Страница &amp;P из &amp;N</oddFooter></headerFooter>' +
    '<drawing r:id="rId1"/></worksheet>',
);

const sharedStrings = xml(
  `<sst xmlns="${main}" uniqueCount="${shared.length}">${shared
    .map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
    .join('')}</sst>`,
);

const workbook = xml(
  `<workbook xmlns="${main}" xmlns:r="${relation}"><workbookPr/><bookViews><workbookView/></bookViews>` +
    `<sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets><definedNames>` +
    `<definedName name="_xlnm.Print_Area" localSheetId="0">${sheetName}!$A$1:$L$${lastRow}</definedName>` +
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${sheetName}!$${headRow}:$${headRow}</definedName>` +
    '</definedNames></workbook>',
);

/** 21 mm in the units of drawings. */
const qrSize = 756_000;

const picture = xml(
  `<xdr:wsDr xmlns:xdr="${drawing}/spreadsheetDrawing" xmlns:a="${drawing}/main">` +
    '<xdr:oneCellAnchor><xdr:from><xdr:col>10</xdr:col><xdr:colOff>420000</xdr:colOff><xdr:row>0</xdr:row>' +
    `<xdr:rowOff>100000</xdr:rowOff></xdr:from><xdr:ext cx="${qrSize}" cy="${qrSize}"/>` +
    '<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="QR" descr="QR-код номера заказа"/>' +
    '<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>' +
    `<xdr:blipFill><a:blip xmlns:r="${relation}" r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
    `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${qrSize}" cy="${qrSize}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>',
);

const part = (name) => `openxmlformats-officedocument.${name}`;

/** The parts of the template zayavka.xlsx. */
export const zayavka = {
  '[Content_Types].xml': contentTypes({
    '/xl/workbook.xml': part('spreadsheetml.sheet.main'),
    '/xl/worksheets/sheet1.xml': part('spreadsheetml.worksheet'),
    '/xl/styles.xml': part('spreadsheetml.styles'),
    '/xl/sharedStrings.xml': part('spreadsheetml.sharedStrings'),
    '/xl/drawings/drawing1.xml': part('drawing'),
    '/docProps/core.xml': 'openxmlformats-package.core-properties',
  }),
  '_rels/.rels': relations({
    rId1: ['officeDocument', 'xl/workbook.xml'],
    rId2: ['metadata/core-properties', 'docProps/core.xml'],
  }),
  'docProps/core.xml': coreProperties('Заявка № {d.order.number}', '{d.company.legalName}'),
  'xl/workbook.xml': workbook,
  'xl/_rels/workbook.xml.rels': relations({
    rId1: ['worksheet', 'worksheets/sheet1.xml'],
    rId2: ['styles', 'styles.xml'],
    rId3: ['sharedStrings', 'sharedStrings.xml'],
  }),
  'xl/worksheets/sheet1.xml': sheet,
  'xl/worksheets/_rels/sheet1.xml.rels': relations({ rId1: ['drawing', '../drawings/drawing1.xml'] }),
  'xl/sharedStrings.xml': sharedStrings,
  'xl/styles.xml': styles,
  'xl/drawings/drawing1.xml': picture,
  'xl/drawings/_rels/drawing1.xml.rels': relations({ rId1: ['image', '../media/qr.png'] }),
  // Stands for the code that each document gets; shows its size and place to whoever edits the template.
  'xl/media/qr.png': await QRCode.toBuffer('0', { margin: 0, scale: 8 }),
};
