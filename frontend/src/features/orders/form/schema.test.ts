import { orderProblems, defaultCalendar } from '@shlyah/domain';
import { forbiddenDateCases, orderCases } from '@shlyah/domain/cases';
import { firstTexts, said } from '../../../../test/schema';
import { stepSchemas } from './schema';

const NOW = new Date('2026-11-20T09:00:00Z');
const now = () => NOW;
const steps = Object.values(stepSchemas(now, defaultCalendar));

/** A form has rows or none; a list that is missing or holds nothing is for programs alone. */
const ofForms = [...orderCases, ...forbiddenDateCases].filter(
  ({ order }) => Array.isArray(order['packages']) && !order['packages'].includes(null),
);

test.each(ofForms)('the four steps say the same as the API: $name', async ({ order, errors }) => {
  const found = Object.assign({}, ...(await Promise.all(steps.map((step) => said(step, order)))));
  expect(Object.keys(found).sort()).toEqual([...errors].sort());
  expect(found).toEqual(firstTexts(orderProblems(order, { now: NOW, calendar: defaultCalendar }), order));
});
