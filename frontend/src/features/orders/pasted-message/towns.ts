import { nameKey } from '@shlyah/domain';
import { townCalled, townInCase } from './known-towns';
import { isSurname } from './people';
import { whole, type Scan } from './scan';

/** A place that the message names. */
export interface MessageTown {
  name: string;
  /** For the search of cities: the name, then district and oblast where the message has them. */
  query: string;
  from: string;
}

/** A city as the search answers. */
export interface FoundCity {
  label: string;
  found: { city: string; exact?: boolean };
}

/** How many places of a message are looked up. */
const MOST = 3;

const KIND =
  '[гГ]ород|[гГ]ораде|[гГ]ороде|[гГ]орад|[гГ]ор|[гГ]|ГОРОД|[аА]г|[аА]/г|[аА]грогородок|[аА]граг\\p{L}{3,8}|[гГ]\\.? ?[пП]|[пП]гт|[дД]еревня|[дД]ер|[дД]|[вВ]ёска|[пП]ос[её]лок|[пП]ос|[пП]|[рР]\\.? ?[пП]|[хХ]утор';
/** A name behind its kind, «аг. Ждановичи»: of any village. */
const MARKED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${KIND})(?:\\. {0,2}| {1,2})(\\p{Lu}[\\p{L}'-]{1,30}(?: \\p{Lu}[\\p{L}'-]{2,30})?)`,
  'gu',
);
const DISTRICT = new RegExp(
  whole(String.raw`(\p{L}{3,20}[сц]к(?:ий|ого|ом|і|ага|ім)) (?:район\p{L}?|р-н\p{L}?|р-он|раён\p{L}?|рн)`),
  'giu',
);
const REGION = new RegExp(
  whole(String.raw`(\p{L}{4,20}[сц]к(?:ая|ой|ай)) (?:область|области|обл|вобл\p{L}{0,5})`),
  'giu',
);
/** A town in another case stands behind one of these. */
const TO = /^(?:в|во|на|у|ў|до|да|г|город|городе|горад|горадзе|пункт|пункте)\.?$/iu;
const FROM = /^(?:из|с|со|от|з|ад)$/iu;

/** The piece in front of a street: «Колодищи, ул. Минская 5». */
const IN_FRONT =
  /(?:^|[,;|\n]) {0,2}(\p{Lu}\p{Ll}[\p{L}-]{2,30}(?: \p{Lu}\p{Ll}[\p{L}-]{2,30})?)(?=, {0,2}(?:ул|вул|пер|пр|пр-т|просп|б-р|пл|мкр)[. ])/gu;

/** What may name a village that has no kind; it is looked at before the street is cut out. */
export function villageIn(scan: Scan): string {
  const [name = ''] = scan.peek(IN_FRONT)?.groups ?? [];
  return name.split(' ').some((word) => isSurname(word)) ? '' : name;
}

/** Towns and villages of the message: those behind their kind, else the towns of the country that it names. */
export function townsIn(scan: Scan, village: string): MessageTown[] {
  const place = [
    ...scan
      .takeAll(DISTRICT)
      .map(({ groups: [name = ''] }) => `${name.replace(/(?:ого|ом|ага|ім|і)$/u, 'ий')} район`),
    ...scan.takeAll(REGION).map(({ groups: [name = ''] }) => `${name.replace(/(?:ой|ай)$/u, 'ая')} область`),
  ];
  const found = new Map<string, MessageTown>();
  const add = (name: string, from: string) => {
    if (found.size < MOST) found.set(name, { name, query: [name, ...place].join(', '), from });
  };
  for (const { groups, from } of scan.takeAll(MARKED)) {
    const [name = ''] = groups;
    add(townCalled(name) ?? townInCase(name) ?? name, from);
  }
  if (found.size > 0) return [...found.values()];
  for (const words of scan.parts()) for (const [name, from] of knownIn(words)) add(name, from);
  if (found.size === 0 && village !== '') add(village, village);
  if (found.size > 0 || place.length === 0) return [...found.values()];
  // Beside its district a village needs no kind.
  for (const { groups, from } of scan.takeAll(VILLAGE)) add(groups[0] ?? '', from);
  return [...found.values()];
}

/** A piece that is a name and nothing else. */
const VILLAGE =
  /(?<=^|[,;|\n] {0,2})(\p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,30})?)(?= {0,2}(?:$|[,;|\n]))/gu;

/** The towns that the words name, two words before one; those that it is sent from are left out. */
function knownIn(words: readonly string[]): [name: string, from: string][] {
  const found: [string, string][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const before = words[at - 1] ?? '';
    for (const count of [2, 1]) {
      const from = words.slice(at, at + count).join(' ');
      const name = townCalled(from) ?? (TO.test(before) ? townInCase(from) : undefined);
      if (name === undefined || FROM.test(before) || isCommonWord(from, before)) continue;
      found.push([name, from]);
      at += count - 1;
      break;
    }
  }
  return found;
}

/** «мир», «ветка», «берёза» in small letters are words of the language. */
const isCommonWord = (words: string, before: string): boolean =>
  /^(?:мир|ветка|береза|лида|дисна|городок|столбцы|чашники|копыль)$/.test(nameKey(words)) &&
  words === words.toLowerCase() &&
  !TO.test(before);

/**
 * The cities of an answer that the message may mean: the one that the search takes for it, else those of this name, unless their label
 * names another district or oblast.
 */
export function citiesMeant<City extends FoundCity>(town: MessageTown, cities: readonly City[]): City[] {
  const exact = cities.filter(({ found }) => found.exact);
  if (exact.length > 0) return exact;
  const [, ...places] = town.query.split(', ');
  const called = cities.filter(({ found }) => nameKey(found.city) === nameKey(town.name));
  const there = called.filter(({ label }) => places.every((place) => !isElsewhere(label, place)));
  const whole = there.filter(({ label }) => nameKey(label) === nameKey(town.name));
  return whole.length === 1 ? whole : there;
}

/** Whether the label has another name of this kind: labels leave out what a name does without. */
function isElsewhere(label: string, place: string): boolean {
  const [name = '', kind = ''] = place.split(' ');
  const own = label.split(', ').find((part) => part.endsWith(` ${kind}`));
  return own !== undefined && nameKey(own).slice(0, 5) !== nameKey(name).slice(0, 5);
}
