/** The parts of an address that a word names. */
export type MarkedPart = 'housing' | 'entrance' | 'floor' | 'flat';

const ROOM = 'офис|оф|помещение|пом|павильон|пав|кабинет|каб|комната|ком|бокс|квартира|кватэра|кв';
const ENTRANCE = "подъезд|под-д|под|пад'езд";
const FLOOR = 'этаж|эт|паверх';
const HOUSING = 'корпус|корп|строение|стр|блок|литера?|лит';
/** Behind the number: «3-й подъезд», «4 эт.». */
const ORDINAL = String.raw`(?:-?(?:й|ый|ой|ы))?`;
const GAP = String.raw`(?:\.\s{0,3}|\s{1,3})?(?:№\s{0,3})?`;

/** Each with its value in the first group. */
export const MARKED_PARTS: readonly (readonly [MarkedPart, RegExp])[] = [
  [
    'housing',
    new RegExp(
      String.raw`^(?:корпус|корп)(?:\.\s{0,3}|\s{1,3})?(\d{1,3}[а-яa-z]?(?:/\d{1,3})?|[а-яa-z])$`,
      'iu',
    ),
  ],
  ['housing', /^к\.?\s?(\d{1,2}[а-я]?)$/iu],
  ['housing', /^((?:строение|стр|блок|литера?|лит)(?:\.\s{0,3}|\s{1,3})(?:\d{1,3}[а-я]?|[а-я]))$/iu],
  ['flat', new RegExp(String.raw`^(?:квартира|кватэра|кв)${GAP}(\d\S*)$`, 'iu')],
  ['flat', new RegExp(String.raw`^((?:${ROOM})(?:\.\s{0,3}|\s{1,3})(?:№\s{0,3})?\d\S*)$`, 'iu')],
  ['entrance', new RegExp(String.raw`^(?:${ENTRANCE})${GAP}(\d{1,2})$`, 'iu')],
  ['entrance', new RegExp(String.raw`^(\d{1,2})${ORDINAL}\s?(?:${ENTRANCE})\.?$`, 'iu')],
  ['floor', new RegExp(String.raw`^(?:${FLOOR})${GAP}(\d{1,2})$`, 'iu')],
  ['floor', new RegExp(String.raw`^(\d{1,2})${ORDINAL}\s?(?:${FLOOR})\.?$`, 'iu')],
];

/** A blank in front of a part: its word and number, or its number and word. */
const BEFORE_PART = new RegExp(
  String.raw`\s(?=(?:дом|д|буд|${HOUSING}|${ROOM}|${ENTRANCE}|${FLOOR})(?:\.\s{0,3}|\s{1,3})?(?:№\s{0,3})?\d|\d{1,2}${ORDINAL}\s(?:подъезд|под|пад'езд|этаж|эт|паверх)(?!\p{L}|\.?\s?\d))`,
  'giu',
);

/** A housing inside a number, with the flat that a hyphen joins to it: «12к2», «д.12 к.2», «81 корп 3-5». */
const INNER_HOUSING = /(\d)\s?(?:корпус|корп|к)\.?\s?(\d{1,2})(?:-(\d{1,4}))?(?![\p{L}\d])/giu;

/** «2 подъезд 3 этаж»: the number between the words belongs to the one behind it. */
const ENTRANCE_AND_FLOOR = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2})${ORDINAL}\s?(?:${ENTRANCE})\.?,?\s(\d{1,2})${ORDINAL}\s?(?:${FLOOR})(?![\p{L}]|\.?\s?\d)\.?`,
  'giu',
);

/** «п.2, эт.4»: beside a floor it is the entrance; alone it may be a room. */
const ENTRANCE_BY_FLOOR = new RegExp(
  String.raw`(?<![\p{L}\d])п\.?\s?(\d{1,2}),?\s{0,3}(?=(?:${FLOOR})[.\s]{0,3}\d)`,
  'giu',
);

/** Puts commas between the parts of an address that stand side by side. */
export const withCommas = (line: string): string =>
  line
    .replace(INNER_HOUSING, (_all, before: string, housing: string, flat?: string) =>
      [before, `корп. ${housing}`, flat && `кв. ${flat}`].filter(Boolean).join(', '),
    )
    .replace(ENTRANCE_BY_FLOOR, 'подъезд $1, ')
    .replace(ENTRANCE_AND_FLOOR, '$1 подъезд, $2 этаж')
    .replace(BEFORE_PART, ', ');

/** The value of a part without the word for it: «корп. 2», «2 подъезд», «кв. 5»; as it is written where the words are others. */
export const withoutPartWord = (part: MarkedPart, text: string): string =>
  MARKED_PARTS.flatMap(([name, pattern]) => (name === part ? (pattern.exec(text)?.[1] ?? []) : [])).at(0) ??
  text;

/** What a courier reads and no field holds: a door phone, an entrance, a landmark, the name of a building. */
export const FOR_COURIER =
  /^(?:домофон\p{L}{0,2}|дамафон|код домофона|ориентир|вход|въезд|возле|около|рядом|напротив|со двора|за домом|трц|тц|бц|магазин|маг|аптека|салон|рынок|склад|кафе|школа|гараж)(?!\p{L})/iu;
