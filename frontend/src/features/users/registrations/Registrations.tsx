import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../../shared/hooks';
import { pageFrom } from '../../../shared/address';
import { Paged } from '../../../shared/Paged';
import { QueryTabs } from '../../../shared/QueryTabs';
import { usePage } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { getUnprovedUsers, type RequestStatus } from './actions';
import { RequestTable } from './RequestTable';
import { useDecisions } from './useDecisions';

const empty = {
  pending: ['Новых заявок нет', 'Когда кто-нибудь зарегистрируется, его заявка появится здесь.'],
  canceled: ['Отклоненных заявок нет', 'Здесь собираются заявки, по которым отказано.'],
} as const;

const pageHref = (tab: RequestStatus, number: number) =>
  `?${new URLSearchParams({
    ...(tab === 'canceled' && { tab }),
    ...(number > 1 && { page: String(number) }),
  }).toString()}`;

/** Registration requests: two lists under tabs that are addresses. */
export function Registrations() {
  return (
    <QueryTabs
      label="Заявки"
      tabs={[
        { tab: 'pending', label: 'Ожидающие подтверждения', content: <Requests status="pending" /> },
        { tab: 'canceled', label: 'Отклоненные', content: <Requests status="canceled" /> },
      ]}
    />
  );
}

/** One of the lists with its decisions. */
function Requests({ status }: { status: RequestStatus }) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const requests = usePage(getUnprovedUsers, page === null ? null : { page, status });
  const { dialog, ...decisions } = useDecisions(() => {
    // On the other tab the menu's number would stay behind.
    if (status === 'canceled') void dispatch(getUnprovedUsers({ page: 1, status: 'pending' }));
    requests.reload();
  });

  return (
    <>
      <Paged
        loaded={requests}
        page={page}
        hrefOf={(number) => pageHref(status, number)}
        noun={['Найдена', 'заявка', 'заявки', 'заявок']}
        failedTitle="Не удалось загрузить заявки"
        empty={<EmptyState title={empty[status][0]}>{empty[status][1]}</EmptyState>}
      >
        {({ data }) => <RequestTable requests={data} status={status} {...decisions} />}
      </Paged>
      {dialog}
    </>
  );
}
