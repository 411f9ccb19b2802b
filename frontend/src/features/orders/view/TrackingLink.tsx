import { digits } from '@shlyah/domain';
import { copy } from '../../../shared/copy';
import { Button } from '../../../ui/actions/Button';
import type { Order } from '../types';
import styles from './OrderView.module.css';

/** The page of the parcel, which opens without a login: to be looked at, copied and sent to the receiver. */
export function TrackingLink({ order }: { order: Order }) {
  const { trackingCode, trackingUrl } = order;
  if (trackingUrl === null) return null;
  return (
    <div className={styles.tracking}>
      <p>
        Код отслеживания{' '}
        <a href={trackingUrl} target="_blank" rel="noreferrer" className={styles.code}>
          {trackingCode}
        </a>
      </p>
      <p className={styles.soft}>
        Открывается без входа: видно, где посылка, и не видно имён, адресов и цены.
      </p>
      <div className={styles.share}>
        <Button
          kind="secondary"
          icon="copy"
          onClick={() => void copy(trackingUrl, 'Ссылка скопирована', byHand)}
        >
          Скопировать
        </Button>
        <Button kind="secondary" onClick={() => void send(trackingUrl, order.reciverPhone)}>
          Отправить получателю
        </Button>
      </div>
    </div>
  );
}

const byHand = 'Откройте ссылку и скопируйте её адрес.';

/** Uses the device's share dialog; else a phone opens a message to the receiver's number, and a computer copies the text. */
async function send(url: string, phone: string): Promise<void> {
  const text = 'Где ваша посылка:';
  // A canceled share dialog needs no message.
  if ('share' in navigator) return navigator.share({ text, url }).catch(() => undefined);
  const whole = `${text} ${url}`;
  if (!window.matchMedia('(pointer: coarse)').matches)
    return void copy(whole, 'Текст со ссылкой скопирован. Вставьте его в сообщение получателю', byHand);
  window.location.href = `sms:+${digits(phone)}?body=${encodeURIComponent(whole)}`;
}
