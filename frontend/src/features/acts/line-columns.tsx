import type { ActLineDto } from '@shlyah/api-client';
import { formatDate, kilograms } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button } from '../../ui/actions/Button';
import type { Column } from '../../ui/layout/Table';
import { numbered, typeset } from '../../ui/text';
import { money } from './words';

interface LinesOptions {
  isStaff: boolean;
  /** What can be done with a line; null for nothing. */
  action: { label: string; name: (line: ActLineDto) => string; run: (line: ActLineDto) => void } | null;
}

/** The columns of the lines of an act. */
export function lineColumns({ isStaff, action }: LinesOptions): readonly Column<ActLineDto>[] {
  return [
    {
      key: 'words',
      header: 'Услуга',
      title: true,
      cell: ({ words, order }) =>
        order === null ? (
          words
        ) : (
          <Link to={isStaff ? paths.order(order) : paths.myOrder(order)}>{`Заказ ${numbered(order)}`}</Link>
        ),
    },
    // Objections name a line by it.
    { key: 'position', header: 'Строка', align: 'end', cell: ({ position }) => position },
    {
      key: 'externalId',
      header: isStaff ? 'Номер у клиента' : 'Ваш номер заказа',
      cell: ({ externalId }) => externalId,
    },
    { key: 'day', header: 'День', cell: ({ day }) => day && formatDate(day) },
    {
      key: 'towns',
      header: 'Откуда и куда',
      cell: ({ fromTown, toTown }) => typeset([fromTown, toTown].filter(Boolean).join(' — ')),
    },
    { key: 'places', header: 'Мест', align: 'end', cell: ({ places }) => places },
    {
      key: 'weight',
      header: 'Вес',
      align: 'end',
      cell: ({ weight }) => weight !== null && kilograms(weight),
    },
    { key: 'price', header: 'Сумма', align: 'end', cell: ({ price }) => money(price) },
    {
      key: 'vat',
      header: 'В ней НДС',
      align: 'end',
      cell: ({ vat }) => (vat === null ? 'без НДС' : money(vat)),
    },
    ...(action
      ? [
          {
            key: 'action',
            header: 'Действия',
            headerHidden: true,
            align: 'end' as const,
            cell: (line: ActLineDto) => (
              <Button
                kind="quiet"
                size="small"
                aria-label={action.name(line)}
                onClick={() => action.run(line)}
              >
                {action.label}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
