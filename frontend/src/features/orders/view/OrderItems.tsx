import {
  cargoTotals,
  cubicMetres,
  itemSize,
  itemTitle,
  itemWaybill,
  itemWeight,
  kilograms,
  places,
} from '@shlyah/domain';
import { Table, type Column } from '../../../ui/layout/Table';
import type { OrderItem } from '../types';
import styles from './OrderView.module.css';

type Numbered = OrderItem & { place: number };

const columns: readonly Column<Numbered>[] = [
  { key: 'what', header: 'Что', title: true, cell: (item) => `${item.place}. ${itemTitle(item)}` },
  { key: 'size', header: 'Размеры или объём', cell: itemSize },
  { key: 'count', header: 'Количество', align: 'end', cell: ({ count }) => count },
  { key: 'weight', header: 'Вес', align: 'end', cell: itemWeight },
  { key: 'waybill', header: 'ТТН', cell: (item) => itemWaybill(item) || '—' },
];

/** The cargo with its totals. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const totals = cargoTotals(items);
  return (
    <div className={styles.items}>
      <Table
        caption="Груз"
        columns={columns}
        rows={items.map((item, index) => ({ ...item, place: index + 1 }))}
        rowKey={({ id }) => id}
      />
      <p className={styles.totals}>
        Всего: {places(totals.places)}, вес {kilograms(totals.weightKg)}, объём {cubicMetres(totals.volumeM3)}
        , объёмный вес {kilograms(totals.volumetricWeightKg)}
      </p>
    </div>
  );
}
