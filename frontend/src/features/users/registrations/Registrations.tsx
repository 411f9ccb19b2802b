import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { pageFrom } from '../../../shared/address';
import { Paged } from '../../../shared/Paged';
import { QueryTabs } from '../../../shared/QueryTabs';
import { useLoaded } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { notify } from '../../../ui/feedback/Toasts';
import {
  cancelRegistration,
  confirmRegistration,
  getUnprovedUsers,
  type Request,
  type RequestStatus,
} from './actions';
import { applicantName } from './applicant';
import { RejectDialog } from './RejectDialog';
import { RequestTable } from './RequestTable';

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
  const requests = useLoaded(getUnprovedUsers, page === null ? null : { page, status });
  const [busy, setBusy] = useState<number | null>(null);
  const [rejected, setRejected] = useState<Request | null>(null);
  const [problem, setProblem] = useState<string>();

  const refresh = () => {
    // On the other tab the menu's number would stay behind.
    if (status === 'canceled') void dispatch(getUnprovedUsers({ page: 1, status: 'pending' }));
    requests.reload();
  };

  const confirm = async (request: Request) => {
    setBusy(request.id);
    const failure = failureIn(await dispatch(confirmRegistration(request.id)));
    setBusy(null);
    if (failure) notify.error(`Заявка не подтверждена. ${failure.message}`);
    else notify.success(`${applicantName(request)}: регистрация подтверждена, письмо отправлено`);
    if (failure?.status !== 0) refresh();
  };

  const reject = async (reason: string) => {
    if (!rejected) return;
    setBusy(rejected.id);
    const failure = failureIn(
      await dispatch(cancelRegistration({ id: rejected.id, reason: reason || null })),
    );
    setBusy(null);
    setProblem(failure?.message);
    if (failure) return;
    notify.success(`${applicantName(rejected)}: заявка отклонена, письмо отправлено`);
    setRejected(null);
    refresh();
  };

  return (
    <>
      <Paged
        loaded={requests}
        page={page}
        hrefOf={(number) => pageHref(status, number)}
        failedTitle="Не удалось загрузить заявки"
        empty={<EmptyState title={empty[status][0]}>{empty[status][1]}</EmptyState>}
      >
        {({ data }) => (
          <RequestTable
            requests={data}
            {...{ status, busy }}
            onConfirm={(request) => void confirm(request)}
            onReject={setRejected}
          />
        )}
      </Paged>
      {rejected && (
        <RejectDialog
          request={rejected}
          busy={busy === rejected.id}
          problem={problem}
          onReject={(reason) => void reject(reason)}
          onCancel={() => {
            setRejected(null);
            setProblem(undefined);
          }}
        />
      )}
    </>
  );
}
