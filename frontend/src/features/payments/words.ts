import type { DebtDto } from '@shlyah/api-client';
import { plural } from '@shlyah/domain';
import { nbsp } from '../../ui/text';
import { money } from '../acts/words';

export const daysWords = (count: number): string => `${count}${nbsp}${plural(count, 'день', 'дня', 'дней')}`;

/** «долг 120.50 р, просрочено 20.00 р на 6 дней», «аванс 20.50 р»; empty for an account that is even. */
export function debtWords({ debt, overdue, overdueDays, advance }: DebtDto): string {
  if (debt > 0) {
    const late = overdue === debt ? 'просрочен' : `просрочено ${money(overdue)}`;
    return `долг ${money(debt)}${overdue > 0 ? `, ${late} на ${daysWords(overdueDays)}` : ''}`;
  }
  return advance > 0 ? `аванс ${money(advance)}` : '';
}
