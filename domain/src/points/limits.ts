import { readFields, readNumber } from '../text/read';
import { own } from '../validation/field';
import { MESSAGES } from '../validation/messages';
import { shownNumber } from '../validation/words';

/** The limits of a point per item, kg and cm; null for no limit. Absent in answers of earlier releases. */
export interface PointLimits {
  maxWeight: number | null;
  maxSide: number | null;
}

const sides = ['length', 'width', 'height'] as const;

/** Validates items of a form or a body against the limits of a point; errors by path. */
export function pointLimitProblems(
  items: unknown,
  { maxWeight, maxSide }: PointLimits,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const judge = (item: unknown, index: number) => {
    const fields = readFields(item);
    const over = (name: string, most: number | null): boolean =>
      most != null && (readNumber(own(fields, name)) ?? 0) > most;
    if (over('weight', maxWeight)) found[`packages.${index}.weight`] = [MESSAGES.pointWeight(maxWeight ?? 0)];
    if (own(fields, 'calculationType') === 'volume') return;
    for (const side of sides) {
      if (over(side, maxSide)) found[`packages.${index}.${side}`] = [MESSAGES.pointSide(maxSide ?? 0)];
    }
  };
  if (Array.isArray(items)) items.forEach(judge);
  return found;
}

/** «до 25 кг, сторона до 60 см»; null without limits. */
export function limitsInWords({ maxWeight, maxSide }: PointLimits): string | null {
  const words = [
    maxWeight != null && `до ${shownNumber(maxWeight)}\u00a0кг`,
    maxSide != null && `сторона до ${shownNumber(maxSide)}\u00a0см`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : null;
}
