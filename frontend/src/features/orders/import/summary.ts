import { plural } from '@shlyah/domain';
import { ordersIn } from '../words';
import type { ImportDraft } from './import-draft';
import { countsOf, problemsToFix } from './rows';
import type { ImportedOrder, ImportPreview } from './types';

type Draft = Pick<ImportDraft, 'accepted' | 'made'>;

/** What a table that was read asks of the person, or has for them, in a line. */
export function summaryOf(
  preview: Pick<ImportPreview, 'columns' | 'orders'>,
  draft: Draft,
  { lacking, isRight }: { lacking: readonly string[]; isRight: boolean },
): string {
  const asked = preview.columns.filter(({ question }) => question !== null).length;
  if (asked > 0) return asked === 1 ? 'Ответьте об одном столбце' : `Ответьте о столбцах: ${asked}`;
  if (lacking.length > 0)
    return `Не нашли ${plural(lacking.length, 'столбец', 'столбцы', 'столбцы')}: ${lacking.join(', ')}`;
  if (preview.orders.length === 0) return 'В таблице нет строк с заказами';
  if (!isRight) return 'Заполните «Одно на все заказы»';
  return countsIn(preview.orders, draft);
}

function countsIn(orders: readonly ImportedOrder[], draft: Draft): string {
  const { ready, wrong, doubtful, done } = countsOf({ orders }, draft);
  if (done === orders.length) return `Оформлены все заказы: ${done}`;
  if (ready === orders.length) return `Всё готово: ${ordersIn(ready)}`;
  const counts: [string, number][] = [
    ['исправить', wrong],
    ['похожие', doubtful],
    ['готовы', ready],
    ['оформлены', done],
  ];
  const words = counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the check of some rows has come to. */
export function toldOf(
  checked: readonly ImportedOrder[],
  all: readonly ImportedOrder[],
  draft: Draft,
): string {
  const rows = checked.flatMap((one) => one.rows);
  const left = checked.filter((one) => problemsToFix(one).length > 0).flatMap((one) => one.rows);
  const name = (some: readonly number[]): string =>
    `${plural(some.length, 'Строка', 'Строки', 'Строки')} ${some.slice(0, 5).join(', ')}${some.length > 5 ? ` и ещё ${some.length - 5}` : ''}`;
  const result =
    left.length > 0
      ? `${name(left)}: ещё нужно исправить`
      : `${name(rows)}: ${plural(rows.length, 'исправлена', 'исправлены', 'исправлены')}`;
  return `${result}. ${countsIn(all, draft)}`;
}
