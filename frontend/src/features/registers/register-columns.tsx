import type { RegisterOrderDto } from '@shlyah/api-client';
import { kilograms } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import type { Column } from '../../ui/layout/Table';
import { numberedOrder } from '../../ui/text';
import styles from './registers.module.css';

/** The columns of a register's orders. */
export const registerColumns = (
  { isStaff, register }: { isStaff: boolean; register: number },
  placesCell: (order: RegisterOrderDto) => ReactNode,
): readonly Column<RegisterOrderDto>[] => [
  {
    key: 'id',
    header: 'Заказ',
    title: true,
    cell: ({ id, placesNow }) =>
      placesNow === null ? (
        numberedOrder(id)
      ) : (
        <Link to={`${isStaff ? paths.order(id) : paths.myOrder(id)}?register=${register}`}>
          {numberedOrder(id)}
        </Link>
      ),
  },
  {
    key: 'externalId',
    header: isStaff ? 'Номер клиента' : 'Ваш номер',
    cell: (row) => row.externalId ?? '—',
  },
  {
    key: 'receiver',
    header: 'Получатель',
    cell: ({ receiver, canceled, gone }) => (
      <>
        {gone ? <s>{receiver ?? 'Заказ удалён'}</s> : (receiver ?? 'Заказ удалён')}
        {canceled && <span className={styles.note}>Заказ отменён</span>}
      </>
    ),
  },
  { key: 'town', header: 'Куда', cell: ({ town }) => town ?? '—' },
  { key: 'weight', header: 'Вес', align: 'end', cell: ({ weight }) => kilograms(weight) },
  { key: 'places', header: 'Места', cell: placesCell },
];
