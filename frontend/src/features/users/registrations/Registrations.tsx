import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../../shared/hooks';
import { pageFrom } from '../../../shared/address';
import { NewRows } from '../../../shared/NewRows';
import { Paged } from '../../../shared/Paged';
import { QueryTabs } from '../../../shared/QueryTabs';
import { useFollow } from '../../../shared/useFollow';
import { usePage } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { User } from '../words';
import { getUnprovedUsers, type RequestPage, type RequestStatus } from './actions';
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
    <>
      <PageHeader title="Новые заявки" />
      <QueryTabs
        label="Заявки"
        tabs={[
          { tab: 'pending', label: 'Ожидающие подтверждения', content: <Requests status="pending" /> },
          { tab: 'canceled', label: 'Отклоненные', content: <Requests status="canceled" /> },
        ]}
      />
    </>
  );
}

const newer = (request: User, saved: User | undefined): User =>
  saved && saved.version > request.version ? saved : request;

/** One of the lists with its decisions. */
function Requests({ status }: { status: RequestStatus }) {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const requests = usePage(getUnprovedUsers, page === null ? null : { page, status });
  const isNewIn =
    ({ data }: RequestPage) =>
    ({ id }: User) =>
      data.every((shown) => shown.id !== id);
  const { fresh, showFresh } = useFollow<RequestPage>({
    shown: requests.data,
    concerns: ({ registrations, missed }) => status === 'pending' && page === 1 && (registrations || missed),
    read: async () => {
      const answer = await dispatch(getUnprovedUsers({ page, status }));
      return getUnprovedUsers.fulfilled.match(answer) ? answer.payload : undefined;
    },
    isNews: (now, shown) => now.data.some(isNewIn(shown)),
    // Nothing stands under the pointer of an empty list.
    moves: (_, shown) => shown.data.length > 0,
    show: requests.replace,
  });
  // A decided request stays where it is until another page is asked for: the next one would come under the pointer.
  const [decided, setDecided] = useState<ReadonlyMap<number, User>>(new Map());
  const { dialog, ...decisions } = useDecisions({
    onSaved: (applicant) => {
      setDecided((before) => new Map(before).set(applicant.id, applicant));
      // The number in the menu comes with the list.
      void dispatch(getUnprovedUsers({ page: 1, status: 'pending' }));
    },
    onConflict: requests.reload,
  });
  const showNext = () => {
    setDecided(new Map());
    requests.reload();
  };

  return (
    <>
      <Paged
        loaded={requests}
        page={page}
        hrefOf={(number) => pageHref(status, number)}
        noun={['Найдена', 'заявка', 'заявки', 'заявок']}
        failedTitle="Не удалось загрузить заявки"
        beside={
          <NewRows
            news={(fresh && requests.data && fresh.data.filter(isNewIn(requests.data)).length) ?? 0}
            forms={['новая', 'новые', 'новых']}
            onShow={showFresh}
          />
        }
        empty={<EmptyState title={empty[status][0]}>{empty[status][1]}</EmptyState>}
      >
        {({ data }) => {
          const rows = data.map((request) => ({ ...request, ...newer(request, decided.get(request.id)) }));
          return (
            <>
              <RequestTable requests={rows} status={status} {...decisions} />
              {rows.every((request) => request.status !== status) && (
                <Button kind="secondary" onClick={showNext}>
                  Показать следующие
                </Button>
              )}
            </>
          );
        }}
      </Paged>
      {dialog}
    </>
  );
}
