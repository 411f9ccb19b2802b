import { useState } from 'react';
import type { StartCheckDto } from '@shlyah/api-client';
import { currentMode } from '../../../shared/mode';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/fields/Select';
import { Panel } from '../../../ui/layout/Panel';
import { getKeys, getWebhooks, startCheck } from '../actions';
import styles from '../integrations.module.css';

type Kind = StartCheckDto['kind'];

/** Chooses the subject of a check: an address of the test mode, or a key with its calls. */
export function StartCheck({ onStarted }: { onStarted: () => void }) {
  const isTest = currentMode() === 'test';
  const { data: webhooks } = useLoaded(getWebhooks, isTest ? undefined : null);
  const { data: keys } = useLoaded(getKeys, undefined);
  const [chosen, setChosen] = useState({ receiver: '', caller: '' });
  const { pressed, run } = useAction();

  const start = (kind: Kind) => {
    const id = Number(chosen[kind]);
    return run(
      startCheck(kind === 'receiver' ? { kind, webhookId: id } : { kind, keyId: id }),
      { onDone: onStarted, failed: '' },
      kind,
    );
  };
  const choose = (kind: Kind) => (value: string) => setChosen({ ...chosen, [kind]: value });

  return (
    <div className={styles.checks}>
      <Panel title="Получатель уведомлений">
        {isTest ? (
          <div className={styles.stack}>
            <Select
              label="Адрес"
              placeholder="Выберите"
              value={chosen.receiver}
              onChange={choose('receiver')}
              choices={(webhooks ?? []).map(({ id, url }) => ({ value: String(id), label: url }))}
            />
            <Button
              disabled={chosen.receiver === ''}
              busy={pressed === 'receiver'}
              onClick={() => void start('receiver')}
            >
              Проверить
            </Button>
          </div>
        ) : (
          <p className="quiet">
            Проверочные события шлём только на адреса тестового режима. Включите его наверху страницы.
          </p>
        )}
      </Panel>
      <Panel title="Вызовы API">
        <div className={styles.stack}>
          <Select
            label="Ключ"
            placeholder="Выберите"
            value={chosen.caller}
            onChange={choose('caller')}
            choices={(keys ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Button
            disabled={chosen.caller === ''}
            busy={pressed === 'caller'}
            onClick={() => void start('caller')}
          >
            Следить полчаса
          </Button>
        </div>
      </Panel>
    </div>
  );
}
