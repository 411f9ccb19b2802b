const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of XML without its escapes. */
export const unescapeXml = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-f]+));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(String(hex), 16));
  });

/** What a person reads in a piece of XML: its text without the tags. */
export const textOf = (xml: string): string => unescapeXml(xml.replace(/<[^>]*>/g, ''));

/** The value of an attribute in the text of a tag; undefined when it is not there. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];

/** The text of a tag with one attribute set. */
export function withAttribute(tag: string, name: string, value: string | number): string {
  const pattern = new RegExp(`(^|\\s)${name}="[^"]*"`);
  return pattern.test(tag) ? tag.replace(pattern, `$1${name}="${value}"`) : `${tag} ${name}="${value}"`;
}

/** Whether a part has anything to fill; Word splits markers by tags, so the brace alone decides. */
export const hasMarkers = (xml: string): boolean => xml.includes('{');
