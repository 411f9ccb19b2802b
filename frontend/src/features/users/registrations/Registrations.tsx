import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { useLoaded } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Faces } from '../../../shared/Faces';
import { notify } from '../../../ui/feedback/Toasts';
import { Pagination } from '../../../ui/layout/Pagination';
import { TabLinks } from '../../../ui/layout/Tabs';
import {
  cancelRegistration,
  confirmRegistration,
  getUnprovedUsers,
  type Request,
  type RequestStatus,
} from './actions';
import { applicantName } from './applicant';
import { RejectDialog } from './RejectDialog';
import styles from './registrations.module.css';
import { RequestTable } from './RequestTable';

const empty = {
  pending: ['Новых заявок нет', 'Когда кто-нибудь зарегистрируется, его заявка появится здесь.'],
  canceled: ['Отклоненных заявок нет', 'Здесь собираются заявки, по которым отказано.'],
} as const;

const tabHref = (tab: RequestStatus, number = 1) =>
  `?${new URLSearchParams({
    ...(tab === 'canceled' && { tab }),
    ...(number > 1 && { page: String(number) }),
  }).toString()}`;

/** Registration requests: two lists under tabs that are addresses. */
export function Registrations() {
  const [query] = useSearchParams();
  const status = query.get('tab') === 'canceled' ? 'canceled' : 'pending';
  const page = Math.max(1, Number(query.get('page')) || 1);
  return (
    <>
      <TabLinks
        label="Заявки"
        tabs={[
          { to: tabHref('pending'), label: 'Ожидающие подтверждения', current: status === 'pending' },
          { to: tabHref('canceled'), label: 'Отклоненные', current: status === 'canceled' },
        ]}
      />
      <div className={styles.list}>
        <Requests key={status} {...{ status, page }} />
      </div>
    </>
  );
}

/** One of the lists with its decisions. */
function Requests({ status, page }: { status: RequestStatus; page: number }) {
  const dispatch = useAppDispatch();
  const requests = useLoaded(getUnprovedUsers({ page, status }), String(page));
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
      <Faces loaded={requests} failedTitle="Не удалось загрузить заявки">
        {({ data, pages }) =>
          data.length === 0 ? (
            <EmptyState title={empty[status][0]}>{empty[status][1]}</EmptyState>
          ) : (
            <>
              <RequestTable
                requests={data}
                {...{ status, busy }}
                onConfirm={(request) => void confirm(request)}
                onReject={setRejected}
              />
              <Pagination page={page} pages={pages} hrefOf={(number) => tabHref(status, number)} />
            </>
          )
        }
      </Faces>
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
