import { receiverFields, senderFields, tariffPlanFields } from '@shlyah/domain';

/** The four steps (docs/contract.md#field-rules). */
export const STEPS = ['Отправитель', 'Получатель', 'Параметры груза', 'Тарифный план'] as const;
export type StepNumber = 1 | 2 | 3 | 4;

/** The step in an address: `?step=3`; the first for anything else. */
export function stepFrom(text: string | null): StepNumber {
  const step = Number(text);
  return step === 2 || step === 3 || step === 4 ? step : 1;
}

/** The step on which a field stands, so that a refusal of the server can lead there. */
export function stepOf(path: string): StepNumber {
  if (path in senderFields) return 1;
  if (path in receiverFields) return 2;
  if (path in tariffPlanFields) return 4;
  return 3;
}
