import type { Cell, TableColumn } from '../../../platform/files/table';
import type { MonthFirmDto } from '../dto/month.dto';

type MonthColumn = TableColumn & { of: (firm: MonthFirmDto) => Cell };

/** The columns of a month's firms as a file; without a rate there is no НДС. */
export const monthColumns = (vatPercent: number | null): readonly MonthColumn[] => [
  { title: 'Фирма', width: 34, of: ({ client }) => client },
  { title: 'УНП', width: 12, of: ({ unp }) => unp },
  { title: 'Договор №', format: 'number', of: ({ contract }) => contract },
  { title: 'Вручено заказов', format: 'number', of: ({ orders }) => orders },
  { title: vatPercent === null ? 'Сумма, р' : 'Сумма с НДС, р', format: 'money', of: ({ sum }) => sum },
  ...(vatPercent === null
    ? []
    : [{ title: `НДС ${vatPercent} %, р`, format: 'money' as const, of: ({ vat }: MonthFirmDto) => vat }]),
  { title: 'Без цены', format: 'number', of: ({ noPrice }) => noPrice },
  { title: 'Без исхода', format: 'number', of: ({ noEnd }) => noEnd },
];
