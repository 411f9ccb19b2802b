import { BEFORE_CONFIRMATION, isWaitingUser } from '@shlyah/domain';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { numberFrom } from '../../../shared/address';
import { QueryState } from '../../../shared/QueryState';
import { currentMode } from '../../../shared/mode';
import { useLoaded } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { selectUser } from '../../users/session/selectors';
import { getWebhooks } from '../actions';
import styles from '../integrations.module.css';
import { SecretDialog } from '../SecretDialog';
import type { NewWebhook, Webhook } from '../types';
import { Deliveries } from './Deliveries';
import { WebhookForm } from './WebhookForm';
import { WebhookList } from './WebhookList';

const list = { tab: 'webhooks' };

/** «Уведомления»: addresses of the client's programs; one of them with its deliveries (`?id=`) or in the form (`?new=1`, `?edit=`). */
export default function Webhooks() {
  const [query, setQuery] = useSearchParams();
  const webhooks = useLoaded(getWebhooks, undefined);
  const user = useSelector(selectUser);
  const isWaiting = user !== null && isWaitingUser(user);
  const [made, setMade] = useState<NewWebhook>();
  const edited = numberFrom(query.get('edit'));
  const opened = numberFrom(query.get('id'));

  const toList = () => setQuery(list, { replace: true });
  const show = (fresh: NewWebhook) => {
    setMade(fresh);
    webhooks.reload();
  };
  const screenOf = (all: readonly Webhook[]) => {
    const found = all.find(({ id }) => id === (edited ?? opened));
    if (query.has('new') || (edited && found)) {
      return (
        <WebhookForm
          {...(found && { webhook: found })}
          onCancel={toList}
          onSaved={(fresh) => {
            if (fresh) setMade(fresh);
            webhooks.reload();
            toList();
          }}
        />
      );
    }
    if (opened && found) return <Deliveries webhook={found} />;
    if (edited || opened) {
      return (
        <EmptyState
          title="Такого адреса нет"
          action={
            <LinkButton kind="secondary" to="?tab=webhooks">
              Все адреса
            </LinkButton>
          }
        >
          Возможно, он удалён или относится к другому режиму.
        </EmptyState>
      );
    }
    if (all.length === 0) {
      return (
        <EmptyState title="Уведомлений пока нет" action={<NewLink />}>
          Назовите адрес своей программы, и мы сообщим ей о каждом изменении заказа: опрашивать нас не
          придётся.
        </EmptyState>
      );
    }
    return (
      <>
        <div className={styles.over}>
          <p className="quiet">{modeWords(isWaiting)}</p>
          {(!isWaiting || all.length < BEFORE_CONFIRMATION.kept.webhooks) && <NewLink />}
        </div>
        <WebhookList webhooks={all} onChanged={webhooks.reload} onRotated={show} />
      </>
    );
  };

  return (
    <>
      <QueryState
        loaded={webhooks}
        failedTitle="Не удалось загрузить адреса"
        waiting={<SkeletonRows rows={3} height="96px" label="Загружаем адреса…" />}
      >
        {screenOf}
      </QueryState>
      {made && (
        <SecretDialog
          title="Секрет подписи"
          secret={made.secret}
          advice="По нему ваша программа проверяет, что уведомление прислали мы."
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}

const modeWords = (isWaiting: boolean): string =>
  isWaiting
    ? 'До подтверждения регистрации можно указать один адрес. Он сначала отвечает на проверку.'
    : currentMode() === 'test'
      ? 'Адреса тестового режима: о рабочих заказах на них не сообщаем.'
      : 'Адреса рабочего режима. Для тестовых заказов включите тестовый режим.';

const NewLink = () => (
  <LinkButton to="?tab=webhooks&new=1" icon="plus">
    Добавить адрес
  </LinkButton>
);
