import type { CheckedOrderDto, CheckTariffDto, TariffCheckDto } from '@shlyah/api-client';
import { formatPrice, plural, shownNumber, toKopecks } from '@shlyah/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { Table, type Column } from '../../../ui/layout/Table';
import { Dialog } from '../../../ui/overlay/Dialog';
import { checkTariff } from '../actions';
import styles from './tariff.module.css';

const money = (byn: number): string => formatPrice(toKopecks(byn));

/** «+3.50 р», «−2.00 р». */
function differenceOf({ before, after }: { before: number; after: number }): string {
  const kopecks = toKopecks(after) - toKopecks(before);
  return `${kopecks > 0 ? '+' : kopecks < 0 ? '−' : ''}${formatPrice(Math.abs(kopecks))}`;
}

const percentOf = ({ percent }: TariffCheckDto): string =>
  percent === null
    ? ''
    : ` (${percent > 0 ? '+' : percent < 0 ? '−' : ''}${shownNumber(Math.abs(percent))}\u00a0%)`;

const orders = (count: number): string => `${count}\u00a0${plural(count, 'заказ', 'заказа', 'заказов')}`;

/** Edits as the check takes them. */
export type CheckedEdits = Omit<CheckTariffDto, 'count'>;

/** The price of the last orders by the tariff in force and by the edited one. */
export default function CheckDialog({ edits, onClose }: { edits: CheckedEdits; onClose: () => void }) {
  const [count, setCount] = useState('100');
  const checked = useLoaded(checkTariff, { ...edits, count: Number(count) });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Проверка на последних заказах"
      actions={
        <Button kind="secondary" onClick={onClose}>
          Закрыть
        </Button>
      }
    >
      <div className={styles.table}>
        <RadioGroup
          label="Сколько последних заказов посчитать"
          shape="segmented"
          value={count}
          onChange={setCount}
          choices={[
            { value: '100', label: '100' },
            { value: '1000', label: '1\u00a0000' },
          ]}
        />
        <QueryState
          loaded={checked}
          failedTitle="Посчитать не удалось"
          waiting={<SkeletonRows rows={6} label="Считаем заказы…" />}
        >
          {(check) => <Checked check={check} />}
        </QueryState>
      </div>
    </Dialog>
  );
}

function Checked({ check }: { check: TariffCheckDto }) {
  const { counted, before, after, up, down, same, byAgreement, gone, biggest } = check;
  const columns: Column<CheckedOrderDto>[] = [
    {
      key: 'id',
      header: 'Заказ',
      title: true,
      cell: ({ id }) => (
        <Link to={paths.order(id)} target="_blank">
          №&nbsp;{id}
        </Link>
      ),
    },
    { key: 'before', header: 'Сейчас', align: 'end', cell: (order) => money(order.before) },
    { key: 'after', header: 'Станет', align: 'end', cell: (order) => money(order.after) },
    { key: 'difference', header: 'Разница', align: 'end', cell: differenceOf },
  ];
  if (counted === 0) return <p>Нет ни одного заказа, который можно посчитать по тарифу.</p>;
  return (
    <div className={styles.table} role="status">
      <dl className={styles.results}>
        <Figure name={`Сейчас, ${orders(counted)}`}>{money(before)}</Figure>
        <Figure name="Станет">{money(after)}</Figure>
        <Figure name="Разница">{`${differenceOf(check)}${percentOf(check)}`}</Figure>
        <Figure name="Подорожает">{orders(up)}</Figure>
        <Figure name="Подешевеет">{orders(down)}</Figure>
        <Figure name="Не изменится">{orders(same)}</Figure>
        {byAgreement > 0 && <Figure name="Не посчитаны: цена по согласованию">{orders(byAgreement)}</Figure>}
        {gone > 0 && <Figure name="Не посчитаны: города или пункта больше нет">{orders(gone)}</Figure>}
      </dl>
      {biggest.length > 0 && (
        <>
          <h3>Самые большие изменения</h3>
          <Table caption="Самые большие изменения" columns={columns} rows={biggest} rowKey={({ id }) => id} />
        </>
      )}
      <p className="quiet">
        Обе суммы посчитаны по тарифам. Цены, которые менеджер назвал сам, в них не входят.
      </p>
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
