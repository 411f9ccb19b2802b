import {
  addressLine,
  cargoTotals,
  failureText,
  handoverTime,
  kilograms,
  lackOf,
  modeOf,
  numbered,
  places,
  plural,
  shownOrderNumber,
  takerWords,
  toMinsk,
  type HandoverSource,
  type HourCertainty,
} from '@shlyah/domain';
import type { NumberedTry } from '../../orders';
import { contractName } from '../data/contract-name';
import { endpointLine } from '../data/delivery-endpoint';
import type { DocumentSource } from '../data/source';
import type { Confirmation, Fact } from './confirmation-job';

/** What a driver has shown at the door. */
export interface ToldProof {
  signed: boolean;
  documentShown: boolean;
  proxy: string | null;
  damaged: boolean;
  noProof: string | null;
  /** How many there are. */
  pictures: number;
}

export interface ConfirmationSource {
  source: DocumentSource;
  told: NumberedTry;
  /** Null where the driver told none, and after the order has lost its people. */
  proof: ToldProof | null;
  /** Whether the reader may know the run and who recorded it. */
  isNamed: boolean;
  now: Date;
}

type Row = NumberedTry['row'];

/** The texts of the confirmation of a try (docs/contract.md#confirmations). */
export function confirmationOf(from: ConfirmationSource): Confirmation {
  const { source, told, now } = from;
  const { order, company } = source;
  const number = numbered(shownOrderNumber(order.id));
  return {
    title: confirmationTitle(told.row),
    about: `Заказ ${number}, попытка ${told.number}, запись ${numbered(told.row.id)}`,
    company: `${company.legalName}, УНП ${company.unp}, ${company.legalAddress}`,
    across: acrossOf(from),
    notice: noticeOf(told),
    facts: factsOf(from).filter(({ value }) => value !== ''),
    signed: signedOf(from),
    pictured: picturedOf(from),
    foot: `${FOOT} Составлено ${handoverTime(toMinsk(now))}.`,
  };
}

const FOOT =
  'Составлено программой по записям перевозчика. Подпись на экране — не электронная цифровая подпись (ЭЦП), а этот лист — не электронный документ и не заменяет ТТН и акт. Время — минское.';

export function confirmationTitle({ outcome, task }: Pick<Row, 'outcome' | 'task'>): string {
  if (outcome === 'handed') return 'Подтверждение вручения';
  if (outcome === 'point') return 'Подтверждение сдачи в пункт выдачи';
  if (outcome === 'collected') return 'Подтверждение приёма груза';
  return task === 'fetch' ? 'Подтверждение попытки забрать груз' : 'Подтверждение попытки доставки';
}

function acrossOf({ source, told }: ConfirmationSource): string {
  if (modeOf(source.order.id) === 'test') return 'ОБРАЗЕЦ';
  if (!told.later) return '';
  return told.later.outcome === 'undone' ? 'Запись отменена' : 'Запись исправлена';
}

function noticeOf({ later }: NumberedTry): string {
  if (!later) return '';
  const when = handoverTime(toMinsk(later.recordedAt));
  return later.outcome === 'undone'
    ? `Запись отменена ${when}: попытка так не закончилась. Этот лист ничего не подтверждает.`
    : `Запись исправлена ${when}. Действует запись ${numbered(later.id)}: возьмите её подтверждение.`;
}

function factsOf(from: ConfirmationSource): Fact[] {
  const { source, told, isNamed } = from;
  const { order } = source;
  return [
    { label: 'Отправитель', value: senderOf(source) },
    { label: 'Договор', value: contractOf(source) },
    { label: 'Номер у клиента', value: order.externalId ?? '', kind: 'code' },
    { label: 'Получатель', value: receiverOf(source) },
    ...(told.row.task === 'fetch' ? [{ label: 'Откуда забирают', value: placeOf(source.from) }] : []),
    { label: 'Куда доставить', value: placeOf(source.to) },
    { label: 'Груз заказа', value: cargoOf(source) },
    { label: 'ТТН', value: waybillsOf(from), kind: 'code' },
    { label: 'Исход', value: outcomeOf(from) },
    { label: 'Когда', value: hourOf(told.row) },
    ...detailsOf(from),
    { label: 'Рейс', value: isNamed ? runOf(told.row) : '' },
    { label: 'Записано', value: recordedOf(told.row, isNamed) },
  ];
}

/** What was told at the door. */
function detailsOf({ told, proof }: ConfirmationSource): Fact[] {
  const { row } = told;
  const lack = proof && lackOf(proof);
  const isTaken = row.outcome !== 'failed';
  return [
    { label: isTaken ? 'Передано' : 'Вернулось на склад', value: placesOf(row) },
    { label: row.task === 'fetch' ? 'Кто отдал груз' : 'Кто принял', value: takerWords(row) ?? '' },
    { label: 'Документ', value: proof?.documentShown ? 'предъявлен' : '' },
    { label: 'Доверенность', value: proof?.proxy ? numbered(proof.proxy) : '', kind: 'code' },
    { label: 'Подписанная ТТН', value: row.ttnTaken ? 'водитель забрал' : '' },
    { label: 'Почему нет фото', value: lack?.of === 'picture' ? lack.why : '' },
  ];
}

function senderOf({ order }: DocumentSource): string {
  const firm = order.clientIsLegalEntity && order.clientOrganization;
  if (!firm) return order.clientName;
  return order.clientUnp ? `${firm}, УНП ${order.clientUnp}` : firm;
}

const contractOf = ({ contract, editionOfOrder }: DocumentSource): string =>
  contract && editionOfOrder ? contractName(contract, editionOfOrder) : '';

const receiverOf = ({ order }: DocumentSource): string =>
  [order.receiverType === 'ur-lico' && order.organization, order.name].filter(Boolean).join(', ');

/** Empty for an address that is not known, such as of an order that has lost its people. */
const placeOf = (endpoint: DocumentSource['to']): string =>
  endpoint.kind === 'punkt' ? `пункт: ${endpointLine(endpoint)}` : addressLine(endpoint.address);

function cargoOf({ cargo }: DocumentSource): string {
  const { places: count, weightKg } = cargoTotals(cargo);
  return weightKg > 0 ? `${places(count)}, ${kilograms(weightKg)}` : places(count);
}

/** The most numbers that a confirmation tells: the order has them all. */
const MOST_WAYBILLS = 10;

function waybillsOf({ source }: ConfirmationSource): string {
  const all = [...new Set(source.cargo.flatMap(({ useTTN, TTN }) => (useTTN === 'yes' && TTN ? [TTN] : [])))];
  const rest = all.length - MOST_WAYBILLS;
  return all.slice(0, MOST_WAYBILLS).join(', ') + (rest > 0 ? ` и ещё ${rest}` : '');
}

function outcomeOf({ told: { row }, proof }: ConfirmationSource): string {
  if (row.outcome === 'handed') return proof?.damaged ? 'груз вручён с повреждением' : 'груз вручён';
  if (row.outcome === 'point') return 'груз сдан в пункт выдачи';
  if (row.outcome === 'collected') return 'груз принят у отправителя';
  const words = row.task === 'fetch' ? 'груз не забран' : 'груз не вручён';
  const reason = failureText(row);
  return reason ? `${words}: ${reason}` : words;
}

const SURE: Readonly<Record<HourCertainty, string>> = {
  exact: 'точное время',
  phone: 'по часам телефона водителя',
  status: 'время, когда исход записали',
  unknown: '',
};

const hourOf = ({ at, sure }: Row): string =>
  at === null ? 'час неизвестен' : [handoverTime(toMinsk(at)), SURE[sure]].filter(Boolean).join(' — ');

function placesOf({ outcome, places: handed, placesBack }: Row): string {
  const count = outcome === 'failed' ? placesBack : handed;
  return count === null ? '' : places(count);
}

const runOf = ({ runId, driver }: Row): string =>
  runId === null ? '' : [numbered(runId), driver && `водитель ${driver}`].filter(Boolean).join(', ');

const RECORDED: Readonly<Record<HandoverSource, string>> = {
  courier: 'водитель со своего телефона',
  desk: 'сотрудник перевозчика',
  scan: 'сотрудник перевозчика сканером этикетки',
};

/** The author of what a driver tells is no name. */
const recordedOf = ({ recordedAt, source, author }: Row, isNamed: boolean): string =>
  [handoverTime(toMinsk(recordedAt)), RECORDED[source], isNamed && source !== 'courier' && author]
    .filter(Boolean)
    .join(', ');

const NOT_SIGNED: Readonly<Record<HandoverSource, string>> = {
  courier: 'Без подписи',
  desk: 'Без подписи: исход записал сотрудник перевозчика',
  scan: 'Без подписи: исход записан сканером этикетки',
};

function signedOf({ source, told, proof, isNamed }: ConfirmationSource): string {
  const { row, later } = told;
  // Clients do not see what such a row shows.
  if (later && !isNamed) return '';
  if (source.order.anonymisedAt) return 'Подпись и имена удалены: истёк срок их хранения';
  if (proof?.signed) {
    const words = 'Подпись на экране телефона водителя';
    // The name of a row of the desk may be another one than that of the signature.
    return row.source === 'courier'
      ? [words, takerWords(row)].filter(Boolean).join(': ')
      : `${words}; запись сделал сотрудник перевозчика`;
  }
  const lack = proof && lackOf(proof);
  if (lack?.of === 'signature') return `Без подписи: ${lack.why}`;
  return row.outcome === 'failed' ? '' : NOT_SIGNED[row.source];
}

function picturedOf({ proof }: ConfirmationSource): string {
  const count = proof?.pictures ?? 0;
  return count === 0 ? '' : `${plural(count, 'Снимок', 'Снимки', 'Снимки')} водителя`;
}
