import { formatDateTime } from '@shlyah/domain';
import { useState } from 'react';
import { paths } from '../../../paths';
import type { ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { Panel } from '../../../ui/layout/Panel';
import { notify } from '../../../ui/feedback/Toasts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import { deleteWebhook, rotateWebhook, testWebhook, updateWebhook } from '../actions';
import styles from '../integrations.module.css';
import type { Delivery, NewWebhook, Webhook } from '../types';
import { DeliveryDetails } from './DeliveryDetails';
import { webhookState, triesText, typesText } from './words';

interface WebhookListProps {
  webhooks: readonly Webhook[];
  onChanged: () => void;
  onRotated: (made: NewWebhook) => void;
}

/** Names a button's address for screen readers. */
const urlOf = ({ id }: Webhook): string => `webhook-${id}`;

const isStopped = (state: Webhook['state']): boolean => state !== 'on' && state !== 'unproved';

/** What makes an address of an unconfirmed account work. */
const HowToProve = () => (
  <p>
    Вставьте секрет в свою программу и нажмите «Проверить сейчас». На событие ping она отвечает словом из его
    поля challenge. Пока регистрация не подтверждена, без этого другие события на адрес не приходят.{' '}
    <a href={`${paths.developers}/sandbox#before-confirmation`}>Как&nbsp;ответить</a>
  </p>
);

/** The addresses, each with its state and actions. */
export function WebhookList({ webhooks, onChanged, onRotated }: WebhookListProps) {
  const trackFocus = useFocusRestore();
  const { pressed, run } = useAction();
  const [asked, setAsked] = useState<{ what: 'rotate' | 'delete'; webhook: Webhook }>();
  const [tried, setTried] = useState<Delivery>();

  const ended = {
    failed: '',
    onFresh: onChanged,
    onFailed: ({ status }: ActionFailure) => {
      setAsked(undefined);
      if (status === 404) onChanged();
    },
  };
  const test = ({ id, state }: Webhook) =>
    run(
      testWebhook(id),
      {
        ...ended,
        onDone: (delivery) => {
          if (state === 'unproved' && delivery.state === 'delivered')
            notify.success('Адрес ответил: события пойдут на него');
          setTried(delivery);
          onChanged();
        },
      },
      `test-${id}`,
    );
  const turn = ({ id, version, state }: Webhook) => {
    const enabled = isStopped(state);
    const done = enabled ? 'Уведомления включены: продолжаем с того же места' : 'Уведомления остановлены';
    return run(updateWebhook({ id, version, enabled }), { ...ended, done, onDone: onChanged }, `turn-${id}`);
  };
  const rotate = ({ id }: Webhook) =>
    run(
      rotateWebhook(id),
      {
        ...ended,
        onDone: (made) => {
          setAsked(undefined);
          onRotated(made);
        },
      },
      'dialog',
    );
  const remove = ({ id }: Webhook) =>
    run(
      deleteWebhook(id),
      {
        ...ended,
        done: 'Адрес удалён',
        onDone: () => {
          setAsked(undefined);
          onChanged();
        },
      },
      'dialog',
    );

  return (
    <>
      <ul className={styles.webhooks} aria-label="Адреса для уведомлений" onFocus={trackFocus}>
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <Panel as="div">
              <div className={styles.webhook}>
                <p id={urlOf(webhook)} className={styles.url}>
                  {webhook.url}
                </p>
                <StatusBadge tone={webhookState(webhook).tone}>{webhookState(webhook).text}</StatusBadge>
                <p className="quiet">
                  {[webhook.description, typesText(webhook.types)].filter(Boolean).join(' · ')}
                  {webhook.oldSecretUntil &&
                    ` · прежний секрет подписывает до ${formatDateTime(webhook.oldSecretUntil)}`}
                </p>
                {webhook.state === 'unproved' && <HowToProve />}
                {triesText(webhook) && <p className="quiet">{triesText(webhook)}</p>}
                <div className={styles.webhookActions}>
                  <LinkButton kind="secondary" size="small" to={`?tab=webhooks&id=${webhook.id}`}>
                    Доставки
                  </LinkButton>
                  <Button
                    kind="secondary"
                    size="small"
                    aria-describedby={urlOf(webhook)}
                    busy={pressed === `test-${webhook.id}`}
                    onClick={() => void test(webhook)}
                  >
                    Проверить сейчас
                  </Button>
                  <LinkButton kind="quiet" size="small" to={`?tab=webhooks&edit=${webhook.id}`}>
                    Изменить
                  </LinkButton>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-describedby={urlOf(webhook)}
                    busy={pressed === `turn-${webhook.id}`}
                    onClick={() => void turn(webhook)}
                  >
                    {isStopped(webhook.state) ? 'Включить' : 'Остановить'}
                  </Button>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-describedby={urlOf(webhook)}
                    onClick={() => setAsked({ what: 'rotate', webhook })}
                  >
                    Заменить секрет
                  </Button>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-describedby={urlOf(webhook)}
                    onClick={() => setAsked({ what: 'delete', webhook })}
                  >
                    Удалить
                  </Button>
                </div>
              </div>
            </Panel>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked?.what === 'rotate'}
        title="Заменить секрет подписи?"
        confirmLabel="Заменить"
        cancelLabel="Отмена"
        danger={false}
        busy={pressed === 'dialog'}
        onConfirm={() => asked && void rotate(asked.webhook)}
        onCancel={() => setAsked(undefined)}
      >
        Ещё сутки уведомления подписывают оба секрета: за это время вставьте новый в свою программу.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked?.what === 'delete'}
        title="Удалить адрес?"
        confirmLabel="Удалить"
        cancelLabel="Отмена"
        busy={pressed === 'dialog'}
        onConfirm={() => asked && void remove(asked.webhook)}
        onCancel={() => setAsked(undefined)}
      >
        {asked?.webhook.url} больше не получит ничего, список его доставок тоже исчезнет.
      </ConfirmDialog>
      <Dialog
        open={tried !== undefined}
        wide
        onClose={() => setTried(undefined)}
        title="Проверочное событие"
        actions={<Button onClick={() => setTried(undefined)}>Закрыть</Button>}
      >
        {tried && <DeliveryDetails delivery={tried} />}
      </Dialog>
    </>
  );
}
