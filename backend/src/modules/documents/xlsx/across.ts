import { readPart, type Parts } from '../render/package';
import { readXml, setText, writeXml, descendants, type XmlElement } from '../render/xml';
import type { WorkbookTemplate } from './workbook';

/**
 * A pale text from corner to corner, over the cells: Excel has no background that prints. The size is that of a page of the заявка,
 * 360,000 units in a centimetre; the angle is in 60,000ths of a degree.
 */
const SHAPE =
  `<xdr:absoluteAnchor xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">
<xdr:pos x="540000" y="3600000"/><xdr:ext cx="7920000" cy="1440000"/>
<xdr:sp macro="" textlink=""><xdr:nvSpPr><xdr:cNvPr id="9000" name="Across"/><xdr:cNvSpPr txBox="1"/></xdr:nvSpPr>
<xdr:spPr><a:xfrm rot="-1800000"><a:off x="540000" y="3600000"/><a:ext cx="7920000" cy="1440000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/><a:ln><a:noFill/></a:ln></xdr:spPr>
<xdr:txBody><a:bodyPr wrap="none" anchor="ctr"/><a:p><a:pPr algn="ctr"/><a:r><a:rPr lang="ru-RU" sz="7200" b="1"><a:solidFill><a:srgbClr val="808080"><a:alpha val="45000"/></a:srgbClr></a:solidFill><a:latin typeface="Arial"/><a:cs typeface="Arial"/></a:rPr><a:t/></a:r></a:p></xdr:txBody>
</xdr:sp><xdr:clientData/></xdr:absoluteAnchor>`.replaceAll('\n', '');

/** Writes a text across each sheet that has a drawing. */
export function writeAcross({ sheets }: WorkbookTemplate, parts: Parts, text: string): void {
  const drawings = new Set(sheets.flatMap((sheet) => sheet?.drawing ?? []));
  for (const part of drawings) {
    const root = readPart(parts, part);
    if (!root) continue;
    root.children.push(shapeWith(text));
    parts.set(part, Buffer.from(writeXml(root)));
  }
}

function shapeWith(text: string): XmlElement {
  const shape = readXml(SHAPE);
  for (const place of descendants(shape, 't')) setText(place, text);
  return shape;
}
