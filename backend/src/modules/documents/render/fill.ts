import carbone from 'carbone';

/** Forbidden in a filled part: carbone gives it a meaning everywhere. */
const counter = /__COUNT_/g;
/** A noncharacter: cleaned data never contain it. */
const guard = '\uFDD0';

/**
 * Fills the markers `{d.…}` of one part with cleaned data. Values are escaped and never read as markers.
 * Throws when the template asks for what carbone does not know.
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

/** A copy of the data with every text changed. */
export function mapTexts(value: object, change: (text: string) => string): object {
  const mapped = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    return typeof one === 'object' && one !== null ? mapTexts(one, change) : one;
  };
  return Array.isArray(value)
    ? value.map(mapped)
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one)]));
}
