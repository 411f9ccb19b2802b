import type { ActSummaryDto } from '@shlyah/api-client';
import { capitalised, formatDate, monthName } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../paths';
import type { Column } from '../../ui/layout/Table';
import { ActPapers } from './ActPapers';
import { actPayment, actState, actTitle, money } from './words';

const idOfCell = (id: number): string => `act-${id}`;

/** The columns of a list of acts; `of` are those that tell whose and of which month. */
export const actColumns = (...of: readonly ('month' | 'client')[]): readonly Column<ActSummaryDto>[] => [
  {
    key: 'number',
    header: 'Акт',
    title: true,
    cell: (act) => (
      <Link id={idOfCell(act.id)} to={paths.actOf(act.id)}>
        {of.includes('client') ? `${actTitle(act)} от ${formatDate(act.date)}` : actTitle(act)}
      </Link>
    ),
  },
  // Beside the firm there is no room for it, nor for the НДС.
  ...(of.includes('client')
    ? []
    : [{ key: 'date', header: 'Дата', cell: ({ date }: ActSummaryDto) => formatDate(date) }]),
  ...(of.includes('month')
    ? [
        {
          key: 'month',
          header: 'Месяц',
          cell: ({ month }: ActSummaryDto) => capitalised(monthName(month)),
        },
      ]
    : []),
  ...(of.includes('client')
    ? [{ key: 'client', header: 'Фирма', cell: ({ client }: ActSummaryDto) => client }]
    : []),
  { key: 'sum', header: 'Сумма', align: 'end', cell: ({ sum }) => money(sum) },
  ...(of.includes('client')
    ? []
    : [
        {
          key: 'vat',
          header: 'В ней НДС',
          align: 'end' as const,
          cell: ({ vat }: ActSummaryDto) => (vat === null ? 'без НДС' : money(vat)),
        },
      ]),
  { key: 'payment', header: 'Оплата', width: '170px', cell: actPayment },
  { key: 'state', header: 'Состояние', cell: actState },
  {
    key: 'papers',
    header: 'Документы',
    headerHidden: true,
    align: 'end',
    cell: (act) => <ActPapers act={act} size="small" describedBy={idOfCell(act.id)} />,
  },
];
