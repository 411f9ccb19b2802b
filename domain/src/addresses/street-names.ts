const MONTHS = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря';

/** The beginning of a name with a number: «50 лет Победы», «17 Сентября», «1-й Загородный». */
export const NUMBERED_NAME = String.raw`(?:\d{1,4}\s(?:лет|год|года)(?!\p{L})|\d{1,2}\s(?:${MONTHS})(?!\p{L})|\d{1,3}-?(?:я|й|ая|ый|ой|ий|го)\s\p{L}{3})`;

/** Endings of the names of streets: «Советская», «Притыцкого», «Ленина», «Независимости». */
export const STREET_ENDING = String.raw`(?:\p{L}{3,20}(?:[скцнвлтрм]ая|ого|его|ова|ева|ёва|ина|ына|ости|[сц]кой|[ое]вой|ича)|мира|победы|фрунзе|коласа|купалы|маркса|космонавтов|строителей|коммунаров|победителей|богдановича|машерова|скорины)`;

/** First words of a street's name. */
export const STREET_FIRST =
  'якуба|янки|максима|карла|франциска|розы|клары|веры|ольги|марии|новая|новый|большая|малая|старая|ефросиньи|евфросинии';

/** «Гомель Советская»: a town of one or two words, and a name that can only be that of a street. */
export const TOWN_AND_STREET = new RegExp(
  String.raw`^((?!(?:${STREET_FIRST})\s)\p{Lu}[\p{L}-]{1,30}(?:\s\p{Lu}[\p{L}-]{1,30}(?<!\s(?:${STREET_FIRST})))?)\s((?:(?:${STREET_FIRST})\s)?${STREET_ENDING}|(?:${STREET_FIRST})\s\p{L}{3,30})$`,
  'iu',
);
