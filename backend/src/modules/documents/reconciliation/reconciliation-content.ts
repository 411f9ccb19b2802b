import { formatDate, toByn } from '@shlyah/domain';
import type { Cell } from '../../../platform/files/table';
import type { Sheet } from '../../../platform/files/workbook';
import { signerOf } from '../acts/act-content';
import type { ActContent } from '../acts/act-job';
import type { ActParty } from '../acts/act-source';
import { moneyInFigures, orBlank, signatureOf } from '../data/values';
import type { Column } from '../render/table-pages';

/** A reconciliation as its papers take it; money in kopecks. */
export interface ReconciliationSource {
  from: string;
  to: string;
  company: ActParty;
  client: ActParty;
  opening: number;
  lines: readonly { day: string; words: string; debit: number; credit: number }[];
  debit: number;
  credit: number;
  closing: number;
  /** The closing balance in words. */
  words: string;
}

/** The columns with their widths, 277 mm in total. */
const COLUMNS: readonly Column[] = [
  ['№', 12],
  ['День', 24],
  ['Документ', 151],
  ['Дебет, р', 45, 'number'],
  ['Кредит, р', 45, 'number'],
];

const TITLE = 'Акт сверки взаимных расчётов';

const periodOf = ({ from, to }: ReconciliationSource): string =>
  `за период с ${formatDate(from)} по ${formatDate(to)}`;

const partyOf = ({ name, unp }: ActParty): string => `${orBlank(name)}, УНП ${orBlank(unp)}`;

const betweenOf = ({ company, client }: ReconciliationSource): string =>
  `Между ${partyOf(company)} и ${partyOf(client)}. По данным ${orBlank(company.name)}, бел. руб.`;

/** The balance on its side: what the client owes is debit, its advance credit. */
const sidesOf = (kopecks: number): [number, number] => [Math.max(0, kopecks), Math.max(0, -kopecks)];

const figures = (kopecks: number): string => (kopecks === 0 ? '' : moneyInFigures(kopecks));

/** The rows between the headings and the end: the opening balance, the lines, the turnover and the closing balance. */
function rowsOf(
  source: ReconciliationSource,
): { no: number | null; day: string; words: string; sums: [number, number] }[] {
  const { opening, closing, lines } = source;
  return [
    { no: null, day: source.from, words: 'Сальдо на начало', sums: sidesOf(opening) },
    ...lines.map(({ day, words, debit, credit }, at) => ({
      no: at + 1,
      day,
      words,
      sums: [debit, credit] as [number, number],
    })),
    { no: null, day: '', words: 'Обороты за период', sums: [source.debit, source.credit] },
    { no: null, day: source.to, words: 'Сальдо на конец', sums: sidesOf(closing) },
  ];
}

/** The content of a reconciliation as PDF, in the form of an act. */
export function reconciliationContent(source: ReconciliationSource): ActContent {
  const rows = rowsOf(source).map(({ no, day, words, sums: [debit, credit] }) => [
    no === null ? '' : String(no),
    formatDate(day),
    words,
    figures(debit),
    figures(credit),
  ]);
  return {
    title: TITLE,
    day: periodOf(source),
    across: '',
    above: [betweenOf(source)],
    columns: COLUMNS,
    rows: rows.slice(0, -1),
    totals: rows.at(-1) ?? [],
    below: [source.words],
    signers: [signerOf('Экспедитор', source.company), signerOf('Клиент', source.client)],
  };
}

const signature = (role: string, { position, signer }: ActParty): string =>
  `${role}: ${[position, '____________________', orBlank(signatureOf(signer))].filter(Boolean).join(' ')}`;

/** The same rows and words as a sheet of a workbook, sums in BYN. */
export function reconciliationSheet(source: ReconciliationSource): Sheet {
  const rows = rowsOf(source).map(({ no, day, words, sums: [debit, credit] }): Cell[] => [
    no,
    day,
    words,
    debit === 0 ? null : toByn(debit),
    credit === 0 ? null : toByn(credit),
  ]);
  return {
    name: 'Акт сверки',
    columns: [
      { title: '№', format: 'number', width: 6 },
      { title: 'День', format: 'day' },
      { title: 'Документ', width: 60 },
      { title: 'Дебет, р', format: 'money', width: 16 },
      { title: 'Кредит, р', format: 'money', width: 16 },
    ],
    rows,
    above: [`${TITLE} ${periodOf(source)}`, betweenOf(source)],
    below: [
      source.words,
      '',
      signature('Экспедитор', source.company),
      '',
      signature('Клиент', source.client),
    ],
  };
}
