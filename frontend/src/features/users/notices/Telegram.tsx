import type { TelegramDto, TelegramLinkDto } from '@shlyah/api-client';
import { formatDate } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { connectTelegram, disconnectTelegram } from './actions';
import styles from './notices.module.css';

interface TelegramProps {
  telegram: TelegramDto;
  onChanged: () => void;
}

/** Connects a chat by a link to the bot, and disconnects it. */
export function Telegram({ telegram, onChanged }: TelegramProps) {
  const { busy, run } = useAction();
  const [link, setLink] = useState<TelegramLinkDto | null>(null);

  const connect = () =>
    run(connectTelegram(), {
      failed: '',
      onDone: (made) => (made.url === null ? onChanged() : setLink(made)),
    });
  const disconnect = () =>
    run(disconnectTelegram(), {
      done: 'Telegram отключён',
      failed: 'Не удалось отключить.',
      onDone: () => {
        setLink(null);
        onChanged();
      },
    });

  if (telegram.connectedAt !== null)
    return (
      <div className={styles.row}>
        <p>Telegram подключён {formatDate(telegram.connectedAt)}.</p>
        <Button kind="secondary" busy={busy} onClick={() => void disconnect()}>
          Отключить Telegram
        </Button>
      </div>
    );
  if (link?.url)
    return (
      <Notice kind="info" role="status" title="Откройте бота и нажмите «Старт»">
        <p>Ссылка действует до {link.expiresAt.slice(11)} и срабатывает один раз.</p>
        <p>
          <a href={link.url} target="_blank" rel="noreferrer" className={styles.link}>
            Открыть бота в Telegram
          </a>
        </p>
        <Button kind="secondary" onClick={onChanged}>
          Проверить, подключён ли
        </Button>
      </Notice>
    );
  return (
    <div className={styles.row}>
      <p>О заказах можно узнавать и в Telegram.</p>
      <Button kind="secondary" busy={busy} onClick={() => void connect()}>
        Подключить Telegram
      </Button>
    </div>
  );
}
