import carbone from 'carbone';

/** Carbone interprets this text in values, too. */
const counter = /__COUNT_/g;
/** A noncharacter, which sanitised data never contains. */
const guard = '\uFDD0';

/**
 * Fills the markers `{d.…}` of a part with sanitised data. Values are escaped and never interpreted as markers. Throws for
 * formatters that carbone does not know.
 */
export async function fill(xml: string, data: object, extension: 'docx' | 'xlsx'): Promise<string> {
  const options = { lang: 'ru', timezone: 'Europe/Minsk', extension };
  const filled = await new Promise<string>((resolve, reject) => {
    carbone.renderXML(xml, mapTexts(data, guarded), options, (error, result) => {
      if (error === null) resolve(result);
      else reject(error instanceof Error ? error : new Error(error));
    });
  });
  return filled.replaceAll(guard, '');
}

const guarded = (text: string): string => text.replace(counter, `__${guard}COUNT_`);

/** A deep copy of the data with every text mapped. */
export function mapTexts(value: object, change: (text: string) => string): object {
  const mapped = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    return typeof one === 'object' && one !== null ? mapTexts(one, change) : one;
  };
  return Array.isArray(value)
    ? value.map(mapped)
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one)]));
}
