import type { ScanAnswerDto, ScanDto } from '@shlyah/api-client';

/** An answer of the server to a scan. */
export const answerTo = ({ id }: ScanDto, changes: Partial<ScanAnswerDto> = {}): ScanAnswerDto => ({
  id,
  result: 'applied',
  statusCode: 200,
  message: '№ 125: В пути',
  order: 125,
  place: 1,
  places: 1,
  scanned: [1],
  priceless: false,
  version: 2,
  before: null,
  joined: false,
  runCount: null,
  ...changes,
});

export const scansIn = (body: unknown): ScanDto[] => (body as { scans: ScanDto[] }).scans;
export const answering =
  (changes: Partial<ScanAnswerDto> = {}) =>
  (body: unknown) => ({ body: scansIn(body).map((scan) => answerTo(scan, changes)) });
export const sentScans = (sent: { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === '/api/scans').map(({ body }) => scansIn(body));
