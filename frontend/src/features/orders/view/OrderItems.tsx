import {
  cargoTotals,
  cubicMetres,
  groupEqualItems,
  itemSize,
  itemTitle,
  itemWaybill,
  itemWeight,
  kilograms,
  places,
  type ItemGroup,
} from '@shlyah/domain';
import { Table, type Column } from '../../../ui/layout/Table';
import type { OrderItem } from '../types';
import styles from './OrderView.module.css';

type Places = ItemGroup<OrderItem>;

const numbers = ({ first, count }: Places): string =>
  count > 1 ? `${first}–${first + count - 1}` : String(first);

const columns: readonly Column<Places>[] = [
  {
    key: 'what',
    header: 'Что',
    title: true,
    cell: (equal) => `${numbers(equal)}. ${itemTitle(equal.item)}`,
  },
  { key: 'places', header: 'Мест', align: 'end', cell: ({ count }) => count },
  { key: 'size', header: 'Размеры или объём', cell: ({ item }) => itemSize(item) },
  { key: 'count', header: 'Количество', align: 'end', cell: ({ item }) => item.count },
  { key: 'weight', header: 'Вес места', align: 'end', cell: ({ item }) => itemWeight(item) },
  { key: 'waybill', header: 'ТТН', cell: ({ item }) => itemWaybill(item) || '—' },
];

/** The cargo with its totals, equal places in one row. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const totals = cargoTotals(items);
  return (
    <div className={styles.items}>
      <Table caption="Груз" columns={columns} rows={groupEqualItems(items)} rowKey={({ item }) => item.id} />
      <p className={styles.totals}>
        Всего: {places(totals.places)}, вес {kilograms(totals.weightKg)}, объём {cubicMetres(totals.volumeM3)}
        , объёмный вес {kilograms(totals.volumetricWeightKg)}
      </p>
    </div>
  );
}
