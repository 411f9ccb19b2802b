import { fold } from '../text/fold';
import { unitsOf, type ImportField } from './fields';

/** The interpretation of a heading. */
export interface Heading {
  field: ImportField | null;
  /** The unit in the heading; null if absent. */
  unit: string | null;
  /** Whether the field is a guess that a person must confirm. */
  isUnsure: boolean;
  /** Why the column is skipped on purpose. */
  note: string | null;
}

type Rule = readonly [field: ImportField, names: RegExp, isUnsure?: true];

/** Patterns of normalised headings; the first match wins. Fillers such as «получателя» are removed first. */
const RULES: readonly Rule[] = [
  [
    'externalId',
    /^(?:(?:ваш |внутренний |наш )?(?:номер|№)(?: вашего)? (?:заказа|заявки|отправления)(?: у вас)?|(?:заказ|заявка)(?: №)?|ваш номер|внутренний номер|id(?: заказа)?)$/,
  ],
  ['externalId', /^номер$/, true],
  [
    'organization',
    /^(?:организация|компания|фирма|юр лицо|юрлицо|юридическое лицо|(?:наименование|название) (?:организации|компании|фирмы|юрлица)|грузополучатель)$/,
  ],
  ['organization', /^контрагент$/, true],
  [
    'name',
    /^(?:получатель(?: фио)?|ф ?и ?о|фамилия(?: и)? имя(?: отчество)?|имя(?: и)?(?: фамилия)?|контактное лицо|контакт|кому|клиент|покупатель)$/,
  ],
  ['name', /^(?:адресат|name)$/],
  ['surname', /^фамилия$/],
  ['patronymic', /^отчество$/],
  ['phone', /^(?:телефон контактного лица|phone)$/],
  [
    'phone',
    /^(?:(?:контактный |мобильный |номер )?(?:телефона?|тел|моб)(?: тел(?:ефон)?)?|номер тел|моб(?:ильный)? номер|конт тел)$/,
  ],
  [
    'address',
    /^(?:(?:полный |точный )?(?:адрес|куда(?: доставить)?)|улица(?: и)? дом(?: (?:корп(?:ус)?|кв(?:артира)?|оф(?:ис)?))*)$/,
  ],
  ['region', /^(?:область|обл|регион)$/],
  ['district', /^(?:район|р н)$/],
  [
    'town',
    /^(?:город|г|нас(?:ел[её]нный)? ?пункт|н п|нп|насел[её]нный пункт назначения|город назначения|место назначения|город(?: |\/)?(?:нп|н п|нас пункт|населенный пункт))$/,
  ],
  ['street', /^(?:(?:название )?улиц[аы]|ул)$/],
  ['house', /^(?:дом|д|номер дома|№ дома)$/],
  ['housing', /^(?:корпус|корп|к|строение)$/],
  ['entrance', /^(?:подъезд|под)$/],
  ['floor', /^(?:этаж|эт)$/],
  [
    'flat',
    /^(?:кв|квартира|офис|оф|кв(?:артира)? (?:или )?оф(?:ис)?|помещение|пом|номер квартиры|№ квартиры)$/,
  ],
  ['point', /^(?:пвз|пункт(?: выдачи| самовывоза| пвз)?(?: заказов)?|самовывоз|точка выдачи)$/],
  ['comment', /^(?:комментарий|примечание) отправителя$/],
  [
    'receiverComment',
    /^(?:комментари[йи]|коммент|примечани[ея]|пожелания|дополнительно|комментарий (?:к заказу|курьеру|для курьера)|заметка(?: (?:для )?курьер[ау])?)$/,
  ],
  ['hours', /^(?:часы(?: работы)?|(?:режим|время) работы)$/],
  ['deliveryDate', /^(?:дата|когда(?: доставить)?|день|желаемая дата|срок|доставить к|доставить)$/],
  [
    'notify',
    /^(?:смс|sms|сообщать по (?:смс|sms)|(?:смс|sms) получателю|уведом(?:ить|лять|ление)(?: по)? (?:смс|sms)|сообщать получателю по (?:sms|смс))$/,
  ],
  ['fragile', /^(?:хрупк(?:ое|ий|ая|ость)(?: груз)?|fragile)$/],
  ['ttn', /^(?:(?:номер |№ )?(?:ттн|тн|накладной|накладная))$/],
  [
    'places',
    /^(?:мест[ао]?|(?:кол во|количество|число) (?:мест|коробок|посылок|грузомест)|коробок|грузомест|грузовых мест)$/,
  ],
  ['places', /^(?:кол во|количество|шт|штук)$/, true],
  ['count', /^(?:кол во|количество) (?:товара|единиц|штук|шт)$/],
  [
    'totalWeight',
    /^(?:общ(?:ий|ая) (?:вес|масса)|(?:вес|масса) (?:всего|всех мест|общ(?:ий|ая)|итого|заказа|отправления))$/,
  ],
  ['weight', /^(?:вес|масса)(?: (?:одного |1 |каждого )места| места| коробки| посылки| единицы)$/],
  ['weight', /^(?:вес|масса)(?: брутто)?$/, true],
  [
    'sizes',
    /^(?:(?:размер[ыа]?|габарит[ыа]?)(?: (?:места|коробки|посылки|одного места))?(?: [дшвxх ]+)?|д(?: |х|x)ш(?: |х|x)в|длина ?(?:х|x)? ?ширина ?(?:х|x)? ?высота)$/,
  ],
  ['length', /^(?:длина|дл|length)(?: (?:места|коробки))?$/],
  ['width', /^(?:ширина|шир|width)(?: (?:места|коробки))?$/],
  ['height', /^(?:высота|выс|height)(?: (?:места|коробки))?$/],
  ['totalVolume', /^(?:общий объем|объем (?:всего|всех мест|общий|итого))$/],
  ['volume', /^объем (?:(?:одного |1 )?места|коробки|единицы)$/],
  ['volume', /^объем$/, true],
  ['type', /^(?:(?:вид|тип)(?: отправления| места)?|что везем|посылка товар документы)$/],
  [
    'cargoName',
    /^(?:(?:наименование|название) (?:товара|вложения)?|наименование|название|товар|содержимое|вложени[ея]|груз)$/,
  ],
];

/** Columns without a field of an order, with the explanation for the person. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:что исправить|заказ шлях|цена byn|отслеживание|последний заказ)$/,
    'Столбец добавлен нами: не переносится',
  ],
  [/^(?:№|n|# |№ ?п ?п|п п|номер п п|№ строки|строка)$/, 'Номера строк не переносятся'],
  [
    /^(?:объявленная|оценочная) (?:ценность|стоимость)|^(?:ценность|оценка|сумма|стоимость|цена)(?: |$)/,
    'Объявленной ценности в заказе нет: столбец не переносится',
  ],
  [
    /^(?:наложенный платеж|к оплате|сумма к получению|налож платеж|оплата при получении)/,
    'Наложенного платежа у нас нет: столбец не переносится, деньги с получателя не берём',
  ],
  [
    /^(?:откуда|адрес отправителя|город отправителя|отправитель|пункт приема)$/,
    'Откуда забрать, указывают один раз на весь файл',
  ],
];

/** Words removed from a heading of several words. */
const FILLERS = ['получателя', 'получателю', 'адресата', 'доставки', 'груза', 'для', 'посылки'];

const keyOf = (heading: string): string =>
  fold(heading)
    .replace(/[×*]/g, 'х')
    .replace(/[^\p{L}\p{N}№#³]+/gu, ' ')
    .trim();

function withoutFillers(key: string): string {
  const words = key.split(' ').filter((word, at) => at === 0 || !FILLERS.includes(word));
  return words.join(' ');
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  мм: 'мм',
  см: 'см',
  м: 'м',
  метры: 'м',
  метров: 'м',
  сантиметры: 'см',
  миллиметры: 'мм',
  г: 'г',
  гр: 'г',
  грамм: 'г',
  граммы: 'г',
  кг: 'кг',
  килограммы: 'кг',
  т: 'т',
  тонн: 'т',
  м3: 'м³',
  'м³': 'м³',
  'куб м': 'м³',
  кубм: 'м³',
  л: 'л',
  литры: 'л',
  литров: 'л',
};

/** Splits the unit from the end of a heading: «Вес, кг», «Вес (г)», «Длина мм». */
function unitAtEnd(key: string): { name: string; unit: string } | null {
  const [, name = '', word = ''] = /^(.*\S) (куб м|\S+)$/.exec(key) ?? [];
  const unit = UNIT_WORDS[word];
  return unit === undefined ? null : { name, unit };
}

const NOTHING: Heading = { field: null, unit: null, isUnsure: false, note: null };

function named(key: string): Heading {
  const name = withoutFillers(key);
  const note = LEFT_OUT.find(([names]) => names.test(key))?.[1];
  if (note !== undefined) return { ...NOTHING, note };
  const [field = null, , isUnsure = false] =
    RULES.find(([, names]) => names.test(key) || names.test(name)) ?? [];
  return { ...NOTHING, field, isUnsure };
}

/** Interprets a heading, in any case and punctuation, with or without a unit. */
export function readHeading(heading: string): Heading {
  const key = keyOf(heading);
  if (key === '') return NOTHING;
  const ending = unitAtEnd(key);
  if (ending) {
    const found = named(ending.name);
    if (found.field && unitsOf(found.field).includes(ending.unit)) return { ...found, unit: ending.unit };
  }
  return named(key);
}
