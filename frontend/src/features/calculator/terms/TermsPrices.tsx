import { coefficientWords, formatPrice, toKopecks } from '@shlyah/domain';
import { Table, type Column } from '../../../ui/layout/Table';
import type { Terms, TermsRegion } from './terms-edits';
import styles from './terms.module.css';

interface TermsPricesProps {
  terms: Terms;
  /** «Ваши условия». */
  title: string;
  /** «Ваша цена». */
  price: string;
  /** Under the table. */
  note?: string;
}

const money = (byn: number): string => formatPrice(toKopecks(byn));

/** Whether a client has conditions at all. */
export const hasTerms = ({ coefficient, regions }: Terms): boolean =>
  coefficient !== 1 || regions.some(({ ownPrice }) => ownPrice !== null);

/** What a client's conditions make of the tariff, to be read. */
export function TermsPrices({ terms, title, price, note }: TermsPricesProps) {
  const columns: Column<TermsRegion>[] = [
    { key: 'region', header: 'Область', title: true, cell: ({ name }) => name },
    { key: 'tariff', header: 'По тарифу', align: 'end', cell: ({ tariffPrice }) => money(tariffPrice) },
    {
      key: 'price',
      header: price,
      align: 'end',
      cell: (region) => (
        <>
          <strong>{money(region.price)}</strong>
          {region.ownPrice !== null && ', своя'}
        </>
      ),
    },
  ];
  return (
    <div className={styles.terms}>
      <p>
        {title}: {coefficientWords(terms.coefficient)}
        {terms.coefficient !== 1 && ' — на доставку по областям и в пункты, документы и хрупкий груз'}.
      </p>
      <Table
        caption="Цена небольшой посылки"
        columns={columns}
        rows={terms.regions}
        rowKey={({ id }) => id}
      />
      {note && <p className="quiet">{note}</p>}
    </div>
  );
}
