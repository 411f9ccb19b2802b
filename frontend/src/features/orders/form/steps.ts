import {
  calculatorPackageRules,
  cargoRules,
  deliveryDateProblem,
  packagesProblems,
  problems,
  receiverRules,
  senderRules,
  tariffPlanRules,
} from '@shlyah/domain';
import type { CargoRow, OrderValues } from './types';

/** The four steps (docs/contract.md#field-rules). */
export const STEPS = ['Отправитель', 'Получатель', 'Параметры груза', 'Тарифный план'] as const;
export type StepNumber = 1 | 2 | 3 | 4;

/** The step in an address: `?step=3`; the first for anything else. */
export function stepFrom(text: string | null): StepNumber {
  const step = Number(text);
  return step === 2 || step === 3 || step === 4 ? step : 1;
}

type Problems = Record<string, string[]>;

/** What is wrong with one step, by the path of the field. */
export function stepProblems(step: StepNumber, values: OrderValues, now: Date): Problems {
  switch (step) {
    case 1:
      return problems(senderRules, values);
    case 2:
      return problems(receiverRules, values);
    case 3:
      return { ...problems(cargoRules, values), ...packagesProblems(values.packages) };
    case 4: {
      const day = deliveryDateProblem(values.deliveryDate, now);
      return { ...problems(tariffPlanRules, values), ...(day !== null && { deliveryDate: [day] }) };
    }
  }
}

/** Whether these items can be priced; names and waybills are not asked for. */
export const canBePriced = (rows: readonly CargoRow[]): boolean =>
  Object.keys(packagesProblems(rows, calculatorPackageRules)).length === 0;

/** The step on which a field stands, so that a refusal of the server can lead there. */
export function stepOf(path: string): StepNumber {
  if (path in senderRules) return 1;
  if (path in receiverRules) return 2;
  if (path in tariffPlanRules) return 4;
  return 3;
}

/** Problems by path as Formik wants them: `packages.0.weight` becomes a tree. */
export function errorTree(found: Problems): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const [path, [text]] of Object.entries(found)) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let place: Record<string, unknown> = tree;
    for (const key of keys) place = (place[key] ??= {}) as Record<string, unknown>;
    place[last] = text;
  }
  return tree;
}
