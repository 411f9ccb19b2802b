import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { Pagination } from '../../../ui/layout/Pagination';
import { TabLinks } from '../../../ui/layout/Tabs';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import { getImportFaults } from '../actions';
import styles from './import.module.css';
import { ImportRow } from './ImportRow';
import { countsOf, firstRow, stateOf, wrongCells } from './rows';
import { SaveButton } from './SaveButton';
import type { ReadImport } from './import-state';

const TABS = [
  { show: 'wrong', label: 'Исправить' },
  { show: 'doubtful', label: 'Похожие' },
  { show: 'ready', label: 'Готовы' },
  { show: 'done', label: 'Оформлены' },
] as const;
type Show = (typeof TABS)[number]['show'];

const PAGE = 20;

/** The orders of the file by state, problems first, twenty a page. */
export function FileOrders({ of: one }: { of: ReadImport }) {
  const [params] = useSearchParams();
  const { draft, preview } = one;
  const counts = countsOf(preview, draft);
  const [first] = useState<Show>(() => TABS.find(({ show: tab }) => counts[tab] > 0)?.show ?? 'ready');
  const wanted = TABS.find((tab) => tab.show === params.get('show'))?.show ?? first;
  // What was ready is ordered by now.
  const show = wanted === 'ready' && counts.ready === 0 && counts.done > 0 ? 'done' : wanted;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const hrefOf = (tab: Show, number = 1) => `${paths.importOrders}?show=${tab}&page=${number}`;
  return (
    <section className={styles.stack} aria-labelledby="import-orders">
      <h2 id="import-orders">Заказы</h2>
      <TabLinks
        label="Заказы файла"
        tabs={TABS.filter(({ show: tab }) => counts[tab] > 0 || tab === show).map(({ show: tab, label }) => ({
          to: hrefOf(tab),
          label: counts[tab] === 0 && tab === 'wrong' ? 'Исправлены' : `${label} ${counts[tab]}`,
          current: tab === show,
        }))}
      />
      <OrderRows
        key={`${show} ${page} ${one.round} ${draft.made.length}`}
        of={one}
        show={show}
        page={page}
        hrefOf={(number) => hrefOf(show, number)}
      />
    </section>
  );
}

interface OrderRowsProps {
  of: ReadImport;
  show: Show;
  page: number;
  hrefOf: (page: number) => string;
}

/** One page of orders. A corrected order keeps its place until the page is left, so that the focus is not lost. */
function OrderRows({ of: one, show, page, hrefOf }: OrderRowsProps) {
  const { draft, preview } = one;
  const trackFocus = useFocusRestore();
  const [rows] = useState(() =>
    preview.orders.filter((order) => stateOf(order, draft) === show).map(firstRow),
  );
  const pages = Math.max(1, Math.ceil(rows.length / PAGE));
  const at = Math.min(page, pages);
  const wrong = wrongCells(preview.orders);
  const isLeft = countsOf(preview, draft).wrong > 0;
  const byRow = new Map(preview.orders.map((order) => [firstRow(order), order]));
  if (rows.length === 0) return <p>{show === 'wrong' ? 'Исправлять нечего.' : 'Здесь пока ничего нет.'}</p>;
  return (
    <>
      {show === 'wrong' && !isLeft && <p>Всё исправлено.</p>}
      {show === 'wrong' && isLeft && (
        <div className={styles.actions}>
          <p>
            Исправьте ячейки здесь или скачайте эти строки, исправьте в Excel и загрузите отдельным файлом.
          </p>
          <SaveButton name="Исправить.xlsx" file={() => getImportFaults(one.form())}>
            Скачать строки с ошибками
          </SaveButton>
        </div>
      )}
      <ul className={styles.rows} onFocus={trackFocus}>
        {rows.slice((at - 1) * PAGE, at * PAGE).map((row) => {
          const order = byRow.get(row);
          return (
            order && <ImportRow key={row} order={order} of={one} isOfReady={show === 'ready'} wrong={wrong} />
          );
        })}
      </ul>
      <Pagination page={at} pages={pages} hrefOf={hrefOf} />
    </>
  );
}
