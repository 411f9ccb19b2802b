import { anOrder, aStatus } from '../../../../test/orders';
import { isAlreadySet, refusalsOf, refusalWords } from './refusal';

const told = { status: 7, failure: 'nobody' } as const;
const conflict = (failure: 'nobody' | 'refused') => ({
  id: 9,
  statusCode: 409,
  code: 'version_conflict' as const,
  order: anOrder({ id: 9, version: 2, status: aStatus(7), failure }),
});

test('another reason for the same status is a conflict, the same reason is none', () => {
  expect(isAlreadySet(conflict('nobody'), told)).toBe(true);
  expect(isAlreadySet(conflict('refused'), told)).toBe(false);
});

test('a refusal says the reason that was not saved', () => {
  const [refusal] = refusalsOf([conflict('refused')], told, new Map([[9, anOrder({ id: 9 })]]), false);
  expect(refusal && refusalWords(refusal, 'Не доставлена').replaceAll('\u00a0', ' ')).toBe(
    'Заказ № 9: его уже изменили. Ваше не сохранено: статус «Не доставлена», никого не было на месте.',
  );
});

test('who took an order is not saved by another user’s same status, and is named', () => {
  const change = { status: 7, handover: { at: null } };
  expect(isAlreadySet(conflict('nobody'), { status: 7 })).toBe(true);
  expect(isAlreadySet(conflict('nobody'), change)).toBe(false);
  const [refusal] = refusalsOf([conflict('nobody')], change, new Map([[9, anOrder({ id: 9 })]]), false);
  expect(refusal && refusalWords(refusal, 'Не доставлена').replaceAll('\u00a0', ' ')).toBe(
    'Заказ № 9: его уже изменили. Ваше не сохранено: статус «Не доставлена», час и кто принял.',
  );
});
