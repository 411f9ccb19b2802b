import { toByn, toMinsk, type Settled } from '@shlyah/domain';
import { times } from '../../platform/common/times';
import { weight as kilograms } from '../../platform/http/wire';
import type { ActLineDto, ActSummaryDto, OwnLineDto } from './act.dto';
import type { ActNameDto } from './act-name.dto';
import { stateOf, type ObjectionCounts } from './act-state';
import type { ObjectionDto } from './objection.dto';
import type { ActObjection } from './objection.entity';
import type { ActRequisitesDto } from './requisites.dto';
import type { Act, ActLine, OwnLine } from './act.entity';

export const ownLineView = ({ id, userId, words, sum, author, at, actId }: OwnLine): OwnLineDto => ({
  id,
  user: userId,
  words,
  sum: toByn(sum),
  author,
  ...times('at', at),
  act: actId,
});

export const requisitesIn = ({ requisites }: Act): ActRequisitesDto =>
  JSON.parse(requisites) as ActRequisitesDto;

export const actName = ({ id, number, issuedAt }: Act): ActNameDto => ({
  id,
  number,
  date: toMinsk(issuedAt).slice(0, 10),
});

/** In percent. */
export const rateOf = ({ vatPercent }: Act): number | null => (vatPercent === null ? null : vatPercent / 100);

/** What the row of an act does not say itself; `today` is a day in Minsk, `settled` is left out for an annulled act. */
interface SummaryFacts extends ObjectionCounts {
  linesCount: number;
  corrected: Act | undefined;
  settled: Settled | undefined;
  today: string;
}

export function summaryView(
  act: Act,
  { linesCount, corrected, settled, today, ...counts }: SummaryFacts,
): ActSummaryDto {
  const { client, contract } = requisitesIn(act);
  const vatPercent = rateOf(act);
  return {
    ...actName(act),
    kind: act.kind,
    month: act.month,
    ...times('issuedAt', act.issuedAt),
    user: act.userId ?? 0,
    client: client.name,
    unp: client.unp,
    contract: contract.number,
    sum: toByn(act.sum),
    vat: vatPercent === null ? null : toByn(act.vat),
    vatPercent,
    linesCount,
    corrects: corrected ? actName(corrected) : null,
    ...times('annulledAt', act.annulledAt),
    paid: toByn(settled?.paid ?? 0),
    left: toByn(settled?.left ?? 0),
    payBy: settled?.payBy ?? null,
    overdueDays: settled?.overdueDays ?? 0,
    state: stateOf(act, counts, today),
    objectUntil: act.objectUntil,
    knowsMovedDays: act.knowsMovedDays,
    acceptsByTerm: act.acceptsByTerm,
    ...times('agreedAt', act.agreedAt),
    waitingObjections: act.annulledAt ? 0 : counts.waiting,
    version: act.version,
  };
}

export const lineView = (line: ActLine, vatPercent: number | null): ActLineDto => ({
  position: line.position,
  correctsPosition: line.correctsPosition,
  order: line.orderId,
  words: line.words,
  day: line.day,
  externalId: line.externalId,
  fromTown: line.fromTown,
  toTown: line.toTown,
  places: line.places,
  weight: kilograms.show(line.weight),
  price: toByn(line.price),
  vat: vatPercent === null ? null : toByn(line.vat),
});

/** `staff`: the reader may know who of the staff has answered. */
export const objectionView = (
  { id, position, words, author, at, isLate, withdrawnAt, answer, answeredAt, ...row }: ActObjection,
  correction: Act | undefined,
  staff: boolean,
): ObjectionDto => ({
  id,
  position,
  words,
  author,
  ...times('at', at),
  isLate,
  ...times('withdrawnAt', withdrawnAt),
  answer,
  ...times('answeredAt', answeredAt),
  answeredBy: staff ? row.answeredBy : null,
  correction: correction ? actName(correction) : null,
});
