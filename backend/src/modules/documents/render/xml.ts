import {
  parseXml,
  XmlComment,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlText,
  type XmlNode,
} from '@rgrove/parse-xml';

export { XmlElement };

/**
 * Parses a part and returns its root. Throws if it is not well-formed or has a document type, which office files do not use and
 * attacks do.
 */
export function readXml(xml: string): XmlElement {
  const document = parseXml(xml, { preserveComments: true, preserveDocumentType: true });
  const forbidden = document.children.some((node) => node instanceof XmlDocumentType);
  if (forbidden || !document.root) throw new Error('A document type is not allowed');
  return document.root;
}

/** Serialises a part. */
export const writeXml = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${serialize(root)}`;

function serialize(node: XmlNode): string {
  if (node instanceof XmlElement) {
    const tag = Object.entries(node.attributes).reduce(
      (text, [name, value]) => `${text} ${name}="${escapedAttribute(value)}"`,
      node.name,
    );
    return node.isEmpty ? `<${tag}/>` : `<${tag}>${node.children.map(serialize).join('')}</${node.name}>`;
  }
  if (node instanceof XmlText) return escapedText(node.text);
  if (node instanceof XmlComment) return `<!--${node.content}-->`;
  return node instanceof XmlProcessingInstruction ? `<?${node.name} ${node.content}?>` : '';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string, unsafe: RegExp): string =>
  text.replace(unsafe, (letter) => entities[letter] ?? `&#${letter.codePointAt(0)};`);

/** Escapes line breaks as character references, because carbone treats plain ones as blanks between tags. */
const escapedText = (text: string): string => escaped(text, /\S/.test(text) ? /[&<>\n\r]/g : /[&<>\r]/g);
const escapedAttribute = (text: string): string => escaped(text, /[&<>"\t\n\r]/g);

/** The name without the namespace prefix, which differs between programs. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

const isElement = (node: XmlNode): node is XmlElement => node instanceof XmlElement;

export const elementsOf = (parent: XmlElement): XmlElement[] => parent.children.filter(isElement);

/** The children with a name. */
export const childrenOf = (parent: XmlElement, name: string): XmlElement[] =>
  elementsOf(parent).filter((child) => localName(child) === name);

/** The first child with a name. */
export const childOf = (parent: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(parent).find((child) => localName(child) === name);

/** All descendants, or those with one of the names, in document order. */
export function descendants(parent: XmlElement, ...names: string[]): XmlElement[] {
  const found: XmlElement[] = [];
  const look = (element: XmlElement): void => {
    for (const child of element.children) {
      if (!isElement(child)) continue;
      if (names.length === 0 || names.includes(localName(child))) found.push(child);
      look(child);
    }
  };
  look(parent);
  return found;
}

export function setText(element: XmlElement, text: string): void {
  element.children = [new XmlText(text)];
}

export const newElement = (
  name: string,
  attributes: Record<string, string> = {},
  ...children: (XmlElement | string)[]
): XmlElement =>
  new XmlElement(
    name,
    attributes,
    children.map((child) => (typeof child === 'string' ? new XmlText(child) : child)),
  );

/** Whether a part may contain markers; tests for a brace only, because Word splits markers with tags. */
export const hasMarkers = (text: string): boolean => text.includes('{');
