import { aProposal } from '../../../../test/orders';
import type { OrderEvent, OrderMessage } from '../types';
import { messageMoments, momentsOf } from './history-items';

const instant = { date: '2026-11-20 15:10', dateUtc: '2026-11-20T12:10:00.000Z' };
const event = (id: number, field: string, from: string | null, to: string | null) =>
  ({ ...instant, id, field, from, to, user: { name: 'Ольга Кравец' } }) as OrderEvent;

test('of one instant the order comes first and what was changed last', () => {
  const events = [event(1, 'status', null, 'Новая'), event(2, 'status', 'Новая', 'Принята')];
  // The newest stands first.
  expect(momentsOf(events, [], 'client').map(({ key }) => key)).toEqual(['event 2', 'event 1']);
});

test('of one instant what came of an answer is newer than the answer', () => {
  const answered = { answeredAt: instant.date, answeredAtUtc: instant.dateUtc, state: 'accepted' } as const;
  const proposal = aProposal({ ...answered, dateUtc: '2026-11-20T11:00:00.000Z' });
  const moments = momentsOf([event(2, 'price', '38.00 р', '45.60 р')], [proposal], 'client');
  expect(moments.map(({ key }) => key)).toEqual(['event 2', 'answer 17', 'proposal 17']);
});

test.each([
  ['client', /^Письмо вам «Заказ №\s125\sпринят»$/],
  ['staff', /^Письмо клиенту «Заказ №\s125\sпринят»$/],
] as const)('a letter as it is read by the %s', (viewer, title) => {
  const letter = {
    ...instant,
    id: 1,
    channel: 'email',
    to: 'client',
    subject: 'Заказ № 125 принят',
    state: 'failed',
  } as OrderMessage;
  expect(messageMoments([letter], viewer)).toMatchObject([
    { title: expect.stringMatching(title) as string, notes: ['не дошло'] },
  ]);
});

test('an order in a run, moved to another one and out of it', () => {
  const events = [event(3, 'run', '№ 5', null), event(2, 'run', '№ 3', '№ 5'), event(1, 'run', null, '№ 3')];
  expect(momentsOf(events, [], 'staff').map(({ title }) => title)).toEqual([
    'Убран из рейса № 5',
    'В рейсе № 5, был в рейсе № 3',
    'В рейсе № 3',
  ]);
});

test('a handover, its correction, and one that was none', () => {
  const [first, second] = ['вручено, время неизвестно', 'вручено 20.11.2026 в 10:15'];
  const events = [
    event(3, 'handover', second, null),
    event(2, 'handover', first, second),
    event(1, 'handover', null, first),
  ];
  expect(momentsOf(events, [], 'client').map(({ title }) => title)).toEqual([
    `Запись отменена: ${second}`,
    `Вручение: ${first} → ${second}`,
    'Вручено, время неизвестно',
  ]);
});

test('a letter that lies in a file says so, one that was sent says nothing', () => {
  const sent = { ...instant, id: 1, channel: 'email', to: 'client', subject: 'Заказ', state: 'sent' };
  const notes = (toFile: boolean) => messageMoments([{ ...sent, toFile } as OrderMessage], 'staff')[0]?.notes;
  expect([notes(true), notes(false)]).toEqual([['записано в файл'], [null]]);
});

test('printed labels are told in words of their own', () => {
  const events = [event(1, 'labels', null, null)];
  const [moment] = momentsOf(events, [], 'client');
  expect(moment?.title).toBe('Этикетки напечатаны');
});
