import type { PackageBody } from '@shlyah/domain';
import type { ActSource } from '../acts/act-source';
import { sampleAct } from '../acts/sample-act';
import type { Contract } from '../../contracts';
import { sampleSource } from '../data/sample';
import type { DocumentSource } from '../data/source';
import type { DocumentKind } from '../document-kind';
import { dogovor as dogovorKind } from '../kinds/dogovor';
import { akt as aktKind } from '../kinds/akt';
import { schet as schetKind } from '../kinds/schet';
import { zayavka as zayavkaKind } from '../kinds/zayavka';
import type { Job } from '../render/jobs';

/** A document for the check with LibreOffice, and its expected number of pages. */
export interface CheckJob {
  file: string;
  job: Job;
  pages?: number;
}

/** Names and texts of the maximum length, with special characters. */
const long = {
  organization:
    'Общество с ограниченной ответственностью «Научно-производственное объединение по изготовлению ёмкостей, ' +
    'стеклянной тары и упаковочных материалов для предприятий торговли „Берёзовая роща“ & Ко»',
  person: 'Константинопольская-Рождественская Александра Владиславовна',
  address:
    'Республика Беларусь, 220030, г. Минск, Центральный район, проспект Победителей, д. 117, корп. 4, офис 1204',
  comment:
    'Въезд со двора через арку, за шлагбаумом налево. Позвонить за час: получатель подъедет сам.\n' +
    'Груз хрупкий — «не кантовать», ставить <только> вертикально & не ближе 1 м к стене. Код домофона 12#34.',
};

const awkward = [
  '=cmd|calc!A0',
  '=HYPERLINK("http://example.by";"Счёт")',
  '+375 29',
  '-1+1',
  '@SUM(A1:A9)',
  '{d.company.iban}',
  'Ёмкость <5 л> & «крышка»',
  '_x0041_',
];

const items = (count: number, name: (index: number) => string): PackageBody[] =>
  Array.from({ length: count }, (_, i) => {
    const sample = sampleSource.cargo[i % sampleSource.cargo.length];
    return { ...(sample as PackageBody), name: name(i) };
  });

const checkJob = (
  kind: DocumentKind,
  file: string,
  source: Partial<DocumentSource>,
  pages?: number,
): CheckJob => ({
  file,
  job: kind.fill({ ...sampleSource, ...source }).job,
  ...(pages === undefined ? {} : { pages }),
});

const zayavka = (file: string, source: Partial<DocumentSource>, pages = 1): CheckJob =>
  checkJob(zayavkaKind, file, source, pages);

const dogovor = (file: string, source: Partial<DocumentSource>): CheckJob =>
  checkJob(dogovorKind, file, source);

const act = (kind: DocumentKind<ActSource>, file: string, source: Partial<ActSource> = {}): CheckJob => ({
  file,
  job: kind.fill({ ...sampleAct, ...source }).job,
});

/** Acts and invoices: usual, long, hostile, annulled. */
function actJobs(): CheckJob[] {
  const [ofOrder] = sampleAct.lines;
  const lines = (count: number, words: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({
      ...(ofOrder as ActSource['lines'][number]),
      position: at + 1,
      orderId: null,
      words: words(at),
    }));
  const client = {
    ...sampleAct.client,
    name: long.organization,
    signer: long.person,
    address: long.address,
  };
  const hostile = lines(awkward.length, (at) => awkward[at] ?? '');
  return [
    act(aktKind, 'akt-usual.xlsx'),
    act(aktKind, 'akt-without-vat.xlsx', { vatPercent: null, vat: null }),
    act(aktKind, 'akt-many.xlsx', { client, lines: lines(120, (at) => `${long.comment} ${at}`) }),
    act(aktKind, 'akt-hostile.xlsx', { isAnnulled: true, lines: hostile }),
    act(schetKind, 'schet-usual.xlsx'),
    act(schetKind, 'schet-hostile.xlsx', { isAnnulled: true, client, lines: hostile }),
  ];
}

/** Documents for the check with LibreOffice: usual, empty, full, long and hostile. */
export function checkJobs(): CheckJob[] {
  const { order } = sampleSource;
  const [parcel] = sampleSource.cargo as [PackageBody];
  const contract = sampleSource.contract as Contract;
  const longOrder = {
    ...order,
    id: 2_147_483_647,
    clientOrganization: long.organization,
    contactPersonName: long.person,
    organization: long.organization,
    name: long.person,
    comment: long.comment,
    receiverComment: long.comment,
    price: 98_765_432,
  };
  return [
    ...actJobs(),
    zayavka('zayavka-usual.xlsx', {}),
    zayavka('zayavka-no-cargo.xlsx', { cargo: [], contract: null, order: { ...order, price: null } }),
    zayavka('zayavka-one.xlsx', { cargo: items(1, () => 'Книги') }),
    zayavka('zayavka-forty.xlsx', { cargo: items(40, (i) => `Место ${i + 1}, ёмкость стеклянная`) }),
    zayavka('zayavka-forty-long.xlsx', {
      cargo: items(40, (i) => `Ёмкость «стеклянная» <5 л> & крышка с прокладкой, место ${i + 1}`),
    }),
    zayavka('zayavka-hundred.xlsx', { cargo: items(100, (i) => `Место ${i + 1}`) }, 2),
    zayavka('zayavka-equal.xlsx', { cargo: Array.from({ length: 100 }, () => parcel) }),
    zayavka('zayavka-long.xlsx', {
      order: longOrder,
      from: { ...sampleSource.from, address: { ...sampleSource.from.address, street: long.address } },
    }),
    zayavka('zayavka-heavy.xlsx', {
      cargo: items(3, () => 'Станок').map((item) => ({
        ...item,
        type: 'product',
        count: 10_000,
        weight: 20_000,
        calculationType: 'sizes',
        volume: null,
        length: 1000,
        width: 999.99,
        height: 120.55,
      })),
    }),
    zayavka('zayavka-hostile.xlsx', {
      order: {
        ...order,
        clientOrganization: awkward[0] ?? '',
        comment: awkward[5] ?? '',
        organization: '=1+1',
      },
      cargo: items(awkward.length, (i) => awkward[i] ?? ''),
    }),
    dogovor('dogovor-usual.docx', {}),
    dogovor('dogovor-sole-trader.docx', {
      organization: 'ИП Ковалёва А. П.',
      edition: sampleSource.editionOfOrder,
      contract: { ...contract, position: 'ИП', doc: 'Свидетельство № 191234567 от 5 мая 2020 г.' },
    }),
    dogovor('dogovor-long.docx', {
      organization: long.organization,
      order: longOrder,
      contract: {
        ...contract,
        fullName: long.person,
        address: long.address,
        postcode: long.address,
        bank: long.organization,
      },
    }),
    dogovor('dogovor-hostile.docx', {
      organization: awkward.join(' '),
      contract: { ...contract, bank: '</w:t></w:r> & {d.company.iban}', position: '=1+1' },
    }),
    dogovor('dogovor-blank.docx', {
      organization: null,
      contract: {
        ...contract,
        fullName: '',
        position: '',
        doc: '',
        unp: '',
        pc: '',
        bank: '',
        bankAddress: '',
      },
    }),
  ];
}
