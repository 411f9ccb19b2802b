import { messageFilterFields as fields, plural } from '@shlyah/domain';
import { useFilteredList } from '../../shared/address-filter';
import { useAction } from '../../shared/useAction';
import { Paged } from '../../shared/Paged';
import { usePage } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { ListFilter } from '../../ui/form/ListFilter';
import { PageHeader } from '../../ui/layout/PageHeader';
import { nbsp } from '../../ui/text';
import { getMessages, resendMessages } from './actions';
import { MessageTable } from './MessageTable';
import styles from './messages.module.css';

/** Sent and unsent messages, and sending again; the filter and the page are in the address. */
export function MessagesScreen() {
  const { page, texts, question, hrefOf, apply } = useFilteredList(fields);
  const messages = usePage(getMessages, question);
  const { pressed, run } = useAction();

  const resend = async (ids: number[], button: string) => {
    await run(
      resendMessages({ ids }),
      { done: ({ count }) => queued(count), failed: 'Отправить не удалось.' },
      button,
    );
    messages.reload();
  };
  const failed = (messages.data?.data ?? []).filter(({ state }) => state === 'failed').map(({ id }) => id);

  return (
    <>
      <PageHeader
        title="Сообщения"
        note={`Письма, SMS, Viber и Telegram за 90${nbsp}дней: что, кому и дошло ли.`}
        actions={
          <Button kind="secondary" icon="repeat" onClick={messages.reload}>
            Обновить
          </Button>
        }
      />
      <ListFilter fields={fields} search="to" chosen={texts} onApply={apply} />
      <Paged
        loaded={messages}
        page={page}
        hrefOf={hrefOf}
        noun={['Найдено', 'сообщение', 'сообщения', 'сообщений']}
        failedTitle="Не удалось загрузить сообщения"
        waiting={<SkeletonRows rows={12} height="48px" label="Загружаем сообщения…" />}
        empty={
          <EmptyState title="Сообщений не найдено">
            Номер и почту указывайте целиком или снимите ограничения.
          </EmptyState>
        }
      >
        {({ data }) => (
          <>
            {failed.length > 1 && (
              <p className={styles.all}>
                <Button kind="secondary" busy={pressed === 'all'} onClick={() => void resend(failed, 'all')}>
                  {`Отправить снова все ${failed.length}`}
                </Button>
              </p>
            )}
            <MessageTable
              rows={data}
              busy={pressed === undefined || pressed === 'all' ? null : Number(pressed)}
              onResend={(id) => void resend([id], String(id))}
            />
          </>
        )}
      </Paged>
    </>
  );
}

/** Another user may have sent them again. */
const queued = (count: number): string =>
  count === 0
    ? 'Уже отправлено или ждёт отправки'
    : `${count}${nbsp}${plural(count, 'сообщение', 'сообщения', 'сообщений')} снова в очереди`;
