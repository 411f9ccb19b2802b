import type { RegisterSummaryDto } from '@shlyah/api-client';
import {
  formatDate,
  kilograms,
  omit,
  registerFilterFields,
  registerOfDigits,
  testPaperOf,
  testPaperWords,
} from '@shlyah/domain';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths';
import { numberFrom } from '../../shared/address';
import { useFilteredList } from '../../shared/address-filter';
import { Paged } from '../../shared/Paged';
import { usePage } from '../../shared/useLoaded';
import { LinkButton } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { ListFilter } from '../../ui/form/ListFilter';
import { ScanField } from '../../ui/fields/ScanField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Table, type Column } from '../../ui/layout/Table';
import { numberedOrder } from '../../ui/text';
import { DayButton } from './DayButton';
import { useMay } from '../users/session/useMay';
import { getRegisters } from './actions';
import { placesWords, STATES } from './words';

const number: Column<RegisterSummaryDto> = {
  key: 'id',
  header: 'Реестр',
  title: true,
  cell: ({ id }) => <Link to={paths.registerOf(id)}>{numberedOrder(id)}</Link>,
};
const client: Column<RegisterSummaryDto> = { key: 'client', header: 'Сдаёт', cell: (row) => row.client };
const columns: readonly Column<RegisterSummaryDto>[] = [
  { key: 'day', header: 'День', cell: ({ day }) => formatDate(day) },
  {
    key: 'state',
    header: 'Состояние',
    cell: ({ state }) => <StatusBadge tone={STATES[state].tone}>{STATES[state].word}</StatusBadge>,
  },
  { key: 'orders', header: 'Заказов', align: 'end', cell: ({ ordersCount }) => ordersCount },
  { key: 'places', header: 'Мест', align: 'end', cell: placesWords },
  { key: 'weight', header: 'Вес', align: 'end', cell: ({ weight }) => kilograms(weight) },
];

const ownFields = omit(registerFilterFields, 'client');

/** Registers: a client's own; of staff all, opened by scanning their barcodes. */
export function RegistersScreen() {
  const isStaff = useMay()('orders:edit');
  const fields = isStaff ? registerFilterFields : ownFields;
  const { page, texts, question, hrefOf, apply } = useFilteredList(fields);
  const registers = usePage(getRegisters, question);
  const navigate = useNavigate();
  const open = (text: string) => {
    const test = testPaperOf(text);
    if (test) return testPaperWords(test);
    const id = registerOfDigits(text) ?? numberFrom(text);
    if (id === null) return 'Это не номер реестра: в штрихкоде реестра 16 цифр';
    void navigate(paths.registerOf(id));
    return undefined;
  };
  return (
    <>
      <PageHeader
        title="Реестры"
        actions={!isStaff && <DayButton registerOnly />}
        note={
          isStaff
            ? 'Что клиенты сдают водителю или на склад. Откройте реестр и отметьте места, которые пришли.'
            : 'Списки того, что вы сдаёте водителю, — на подпись обеим сторонам.'
        }
      />
      {isStaff && (
        <ScanField label="Штрихкод или номер реестра" hint="Сканер введёт его сам." onScan={open} />
      )}
      <ListFilter fields={fields} {...(isStaff && { search: 'client' })} chosen={texts} onApply={apply} />
      <Paged
        loaded={registers}
        page={page}
        hrefOf={(number) => hrefOf(number)}
        noun={['Найден', 'реестр', 'реестра', 'реестров']}
        failedTitle="Не удалось загрузить реестры"
        waiting={<SkeletonRows rows={6} label="Загружаем реестры…" />}
        empty={
          Object.keys(texts).length > 0 ? (
            <EmptyState title="Таких реестров нет">Измените запрос или снимите ограничения.</EmptyState>
          ) : (
            <EmptyState
              title="Реестров пока нет"
              action={!isStaff && <LinkButton to={paths.myOrders(1)}>К моим заказам</LinkButton>}
            >
              {isStaff
                ? 'Их составляют клиенты из своих заказов.'
                : 'Составьте реестр на день или отметьте заказы в «Моих заказах» и нажмите «Реестр».'}
            </EmptyState>
          )
        }
      >
        {({ data }) => (
          <Table
            caption="Реестры"
            columns={[number, ...(isStaff ? [client] : []), ...columns]}
            rows={data}
            rowKey={({ id }) => id}
          />
        )}
      </Paged>
    </>
  );
}
