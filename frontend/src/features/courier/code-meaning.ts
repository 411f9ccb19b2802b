import { places, plural, readCode, testPaperWords, type ScannedCode } from '@shlyah/domain';
import { nbsp, numbered } from '../../ui/text';
import type { CourierStop } from './wire';

/** A code as the driver's run understands it. */
export type Meaning =
  /** A stop of the run; `place` is the scanned place, null where the code names the order alone. */
  | { kind: 'stop'; stop: CourierStop; place: number | null }
  /** Something that the run does not have. */
  | { kind: 'other'; words: string };

/** The stop of an order: of two, fetching and delivery, the first that is still to be ended. */
function stopOf(
  order: number,
  stops: readonly CourierStop[],
  isDone: (stop: CourierStop) => boolean,
): CourierStop | undefined {
  const its = stops.filter(({ id }) => id === order);
  return its.find((stop) => stop.carried && !isDone(stop)) ?? its[0];
}

const other = (words: string): Meaning => ({ kind: 'other', words });

function ofOrder(order: number, place: number | null, stop: CourierStop | undefined): Meaning {
  if (!stop) return other(`Заказа ${numbered(order)} нет в вашем рейсе`);
  // The cargo was changed after its labels had been printed.
  if (place !== null && place > stop.places)
    return other(`У заказа ${numbered(order)} ${places(stop.places)}: места ${place} нет`);
  return { kind: 'stop', stop, place };
}

function meaningOf(
  code: ScannedCode,
  stops: readonly CourierStop[],
  isDone: (stop: CourierStop) => boolean,
): Meaning {
  switch (code.kind) {
    case 'place':
      return ofOrder(code.order, code.place, stopOf(code.order, stops, isDone));
    case 'order':
    case 'stop':
      return ofOrder(code.order, null, stopOf(code.order, stops, isDone));
    case 'register':
      return other(`Это реестр ${numbered(code.register)}. Нужна этикетка места`);
    case 'run':
      return other(`Это лист рейса ${numbered(code.run)}. Нужна этикетка места или строка листа`);
    case 'parcel':
      return other('По коду отслеживания остановку не найти. Введите номер заказа');
    case 'test':
      return other(testPaperWords(code));
  }
}

/** What a text says to the driver of these stops; null for a text that is no code of the product. */
export function readMeaning(
  text: string,
  stops: readonly CourierStop[],
  isDone: (stop: CourierStop) => boolean,
): Meaning | null {
  const code = readCode(text);
  return code && meaningOf(code, stops, isDone);
}

/** Whether a camera is to say nothing of a text: another text than a code, or the tracking link that each label has beside its barcode. */
export const isSilent = (text: string): boolean => {
  const kind = readCode(text)?.kind;
  return kind === undefined || kind === 'parcel';
};

/** «2 из 3 мест». */
export const countWords = (count: number, all: number): string =>
  `${count} из ${all}${nbsp}${plural(all, 'места', 'мест', 'мест')}`;
