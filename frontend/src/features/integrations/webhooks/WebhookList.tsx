import { formatDateTime } from '@shlyah/domain';
import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { notify } from '../../../ui/feedback/Toasts';
import { Panel } from '../../../ui/layout/Panel';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useKeptFocus } from '../../../ui/useKeptFocus';
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

/** The addresses, each with its state and actions. */
export function WebhookList({ webhooks, onChanged, onRotated }: WebhookListProps) {
  const dispatch = useAppDispatch();
  const keepFocus = useKeptFocus();
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<{ what: 'rotate' | 'delete'; webhook: Webhook }>();
  const [tried, setTried] = useState<Delivery>();

  /** One call of a button at a time; returns its result, or reports the failure. */
  const run = async <Outcome extends { payload?: unknown; error?: unknown }>(
    name: string,
    call: () => Promise<Outcome>,
  ): Promise<Outcome | undefined> => {
    setBusy(name);
    const outcome = await call();
    setBusy(undefined);
    setAsked(undefined);
    const failure = failureIn(outcome);
    if (failure) notify.error(failure.message);
    if (failure?.code === 'version_conflict' || failure?.status === 404) onChanged();
    return failure ? undefined : outcome;
  };
  const test = async ({ id }: Webhook) => {
    const outcome = await run(`test-${id}`, () => dispatch(testWebhook(id)));
    if (!outcome || !testWebhook.fulfilled.match(outcome)) return;
    setTried(outcome.payload);
    onChanged();
  };
  const turn = async ({ id, version, state }: Webhook) => {
    const enabled = state !== 'on';
    if (!(await run(`turn-${id}`, () => dispatch(updateWebhook({ id, version, enabled }))))) return;
    notify.success(enabled ? 'Уведомления включены: продолжаем с того же места' : 'Уведомления остановлены');
    onChanged();
  };
  const rotate = async ({ id }: Webhook) => {
    const outcome = await run('asked', () => dispatch(rotateWebhook(id)));
    if (outcome && rotateWebhook.fulfilled.match(outcome)) onRotated(outcome.payload);
  };
  const remove = async ({ id }: Webhook) => {
    if (!(await run('asked', () => dispatch(deleteWebhook(id))))) return;
    notify.success('Адрес удалён');
    onChanged();
  };

  return (
    <>
      <ul className={styles.webhooks} aria-label="Адреса для уведомлений" onFocus={keepFocus}>
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <Panel as="div">
              <div className={styles.webhook}>
                <p id={urlOf(webhook)} className={styles.url}>
                  {webhook.url}
                </p>
                <StatusBadge tone={webhookState(webhook).tone}>{webhookState(webhook).text}</StatusBadge>
                <p className={styles.second}>
                  {[webhook.description, typesText(webhook.types)].filter(Boolean).join(' · ')}
                  {webhook.oldSecretUntil &&
                    ` · прежний секрет подписывает до ${formatDateTime(webhook.oldSecretUntil)}`}
                </p>
                {triesText(webhook) && <p className={styles.second}>{triesText(webhook)}</p>}
                <div className={styles.webhookActions}>
                  <LinkButton kind="secondary" size="small" to={`?tab=webhooks&id=${webhook.id}`}>
                    Доставки
                  </LinkButton>
                  <Button
                    kind="secondary"
                    size="small"
                    aria-describedby={urlOf(webhook)}
                    busy={busy === `test-${webhook.id}`}
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
                    busy={busy === `turn-${webhook.id}`}
                    onClick={() => void turn(webhook)}
                  >
                    {webhook.state === 'on' ? 'Остановить' : 'Включить'}
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
        busy={busy === 'asked'}
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
        busy={busy === 'asked'}
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
