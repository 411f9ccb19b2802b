import { cleanText, plainSigns } from '@shlyah/domain';
import { addressIn, type MessageAddress } from './address';
import { cargoIn, type MessageCargo } from './cargo';
import { dateIn, withHours, type DateGuess } from './dates';
import { organisationIn, personIn, type MessagePeople } from './people';
import { phonesIn, type MessagePhones } from './phones';
import { doorsIn, halvesIn, timesIn } from './phrases';
import { DAY_OF_DELIVERY, FETCH, pickupIn } from './pickup';
import { Scan, type Guess } from './scan';
import { townsIn, villageIn, type MessageTown } from './towns';

/** Longest text that is read, in characters. */
export const MESSAGE_MAX = 5000;

/** The fields of an order that a message names. */
export type MessageFields = MessagePhones &
  MessagePeople &
  MessageAddress &
  MessageCargo & { date?: DateGuess; pickup?: DateGuess; toPoint?: Guess };

export interface ReadMessage {
  fields: MessageFields;
  /** More than one: the message does not say which of them. */
  towns: MessageTown[];
  /** Words for the courier that no field holds: the door phone, the hours. */
  courier: Guess | null;
  /** Words of a field that do not say one value, «кв. 5 или 6»: left to the person. */
  unclear: string[];
}

/** Parts of a message about other people: signatures, greetings, the sender. */
const OF_OTHERS: readonly RegExp[] = [
  // A signature, to the end of the message.
  /(?<=^|[\n.,!?] ?)(?:-- ?\n|с уважением|з павагай)[^]*$/giu,
  // Greetings and thanks with a name.
  /(?<!\p{L})(?:здравствуйте|добр\p{L}{2} (?:день|вечер|утро|дня)|привет\p{L}{0,4}|уважаем\p{L}{2})[, ]{1,2}\p{L}{2,20}(?: \p{L}{2,20})?!/giu,
  /(?<!\p{L})(?:спасибо|дзякуй)[,.! ]{1,3}\p{L}{2,20}\.?$/giu,
  // Heads of forwarded messages.
  /(?<=^|\n)\[\d[\d.,:/ ]{3,20}\][^:\n]{0,60}:?|(?<=^|\n)[^\n[]{1,40}, \[\d[\d.,:/ ]{3,20}\]:?|(?<=^|\n)(?:переслано от|forwarded from)[^\n]{0,60}/giu,
  // The sender, to the receiver or the end of the line.
  new RegExp(
    String.raw`(?<!\p{L})(?:отправител|адпраўнік|от кого|${FETCH}|откуда|от:)(?:(?!получател|кому|куда|достав|атрымальн|отвез|вез|${DAY_OF_DELIVERY})[^\n;])*`,
    'giu',
  ),
  // «Из Минска, ул. Немига 5, в Гомель».
  /(?<!\p{L})(?:[иИ]з|[зЗ]) (?=\p{Lu})[^\n;]{1,120}?(?= (?:в|во|у|ў|до|да|на) \p{Lu})/gu,
  /(?<!\p{L})(?:[оО]т|[аА]д) (?=\p{Lu}\p{L})[^\n;,]*/gu,
];
/** Numbers of no field of an order. */
const OTHER_NUMBERS: readonly RegExp[] = [
  // Prices.
  /(?<!\p{L})(?:цена|кошт|стоимость|оплат\p{L}*|сумма|нал(?:ож\p{L}*)?\.?(?: плат[её]ж)?|итого|к оплате) {0,2}[:=–—-]? {0,2}\d[\d ]{0,9}(?:[.,]\d{1,2})?(?![.\d])(?: ?(?:р|руб\p{L}*|byn)(?!\p{L})\.?)?/giu,
  /(?<![\d.,])\d[\d ]{0,9}(?:[.,]\d{1,2})? ?(?:р|руб\p{L}*|byn|коп\p{L}*|\$|€|usd)(?![\p{L}-])/giu,
  // Codes and numbers of other things.
  /(?<!\p{L})(?:код|заказ|артикул|унп|инн|сч[её]т|договор|склад|ттн|накладн|квитанц)\p{L}{0,3}\.? {0,2}(?:№|#|:|-)? ?\p{L}{0,3}\d[\d#*к-]*/giu,
];
const TO_POINT =
  /(?<!\p{L})(?:до |в |на )?(?:пункт\p{L}{0,2} (?:выдач\p{L}{1,2}|самовывоз\p{L}{0,2})|ПВЗ|самовывоз\p{L}{0,2})(?!\p{L})/giu;

/** Reads a message by plain rules: each takes what it is sure of, and the ones that follow do not see it. */
export function readMessage(text: string, now: Date): ReadMessage {
  const scan = new Scan(plainText(text));
  const { pickup, unclear: fetched } = pickupIn(scan, now, scan.peek(TO_POINT) !== null);
  for (const pattern of OF_OTHERS) scan.takeAll(pattern);
  const phones = phonesIn(scan);
  const doors = doorsIn(scan);
  for (const pattern of OTHER_NUMBERS) scan.takeAll(pattern);
  const halves = halvesIn(scan);
  const times = timesIn(scan);
  const { unclear, ...cargo } = cargoIn(scan);
  const day = dateIn(scan, now);
  const date = day && times.hours ? withHours(day, times.hours) : day;
  const organization = organisationIn(scan);
  const toPoint = scan.take(TO_POINT);
  const village = villageIn(scan);
  const address = addressIn(scan);
  const name = personIn(scan);
  const towns = townsIn(scan, name?.from.includes(village) ? '' : village);
  const isPlaced = address.street !== undefined || towns.length > 0;
  // Without a phone or an address it is no message of a receiver: its names, days and numbers mean something else.
  const isOrder = phones.phone !== undefined || (address.street !== undefined && towns.length > 0);
  const words = [...doors, ...times.words];
  const isOfCargo = Object.keys(cargo).length > 0 || toPoint !== null;
  return {
    fields: {
      ...cargo,
      ...(toPoint && { toPoint: { value: 'да', from: toPoint.from } }),
      ...(pickup && { pickup }),
      ...(isOrder && {
        ...(organization && { organization }),
        ...(name && { name }),
        ...(date && isPlaced && { date }),
        ...phones,
        ...address,
      }),
    },
    towns: isOrder || isOfCargo ? towns : [],
    courier: isOrder && words.length > 0 ? { value: words.join(', '), from: words.join(', ') } : null,
    unclear: isOrder || isOfCargo ? [...fetched, ...halves, ...unclear] : fetched,
  };
}

/** One kind of blank and apostrophe, no pictures. */
const plainText = (text: string): string =>
  plainSigns(cleanText(text.slice(0, MESSAGE_MAX)))
    .replace(/\p{Extended_Pictographic}/gu, '|')
    .replace(/(?<!\p{L})(улица|вуліца|дом|корпус|квартира|город|этаж|подъезд|офис): ?/giu, '$1 ')
    .replace(/[’ʼ`]/g, "'")
    .replaceAll('\t', ', ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n');
