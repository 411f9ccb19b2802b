import { toKopecks } from '@shlyah/domain';
import type { ActSource, PaperLine } from '../documents';
import type { ActDto, ActLineDto } from './act.dto';

/** An act as its papers take it: money in kopecks. */
export function paperOf(act: ActDto): ActSource {
  const { number, date, month, kind, corrects, reason, annulledAt, requisites, vatPercent } = act;
  return {
    number,
    date,
    month,
    corrects: corrects && { number: corrects.number, date: corrects.date, reason: reason ?? '' },
    isAnnulled: annulledAt !== null,
    ...requisites,
    vatPercent,
    sum: toKopecks(act.sum),
    vat: kopecksOf(act.vat),
    lines: act.lines.map((line) => lineOf(line, kind)),
  };
}

const kopecksOf = (byn: number | null): number | null => (byn === null ? null : toKopecks(byn));

/** The line of an order is told by its towns; in a correction by what it takes away or puts back. */
function lineOf(line: ActLineDto, kind: ActDto['kind']): PaperLine {
  const { position, order, words, day, externalId, fromTown, toTown, places, weight, price } = line;
  return {
    position,
    orderId: order,
    words:
      kind === 'correction'
        ? `${price < 0 ? 'Снимается' : 'Ставится'}: ${words}`
        : order === null
          ? words
          : null,
    day,
    externalId,
    fromTown,
    toTown,
    places,
    weight,
    price: toKopecks(price),
    vat: kopecksOf(line.vat),
  };
}
