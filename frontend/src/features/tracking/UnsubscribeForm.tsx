import { paths } from '../../paths';
import { Button } from '../../ui/actions/Button';
import styles from './Tracking.module.css';
import type { Notices } from './types';

/** Ends SMS to the receiver's number, which is not shown. A plain form: it works without scripts. */
export function UnsubscribeForm({ code, notices }: { code: string; notices: Notices }) {
  if (notices === null) return null;
  if (notices === 'off')
    return (
      <p id="notices" className={styles.unsubscribe}>
        Сообщений о посылках этого отправителя на номер получателя больше не будет. Передумали — позвоните
        нам.
      </p>
    );
  return (
    <form
      id="notices"
      method="post"
      action={`${paths.tracking}/${code}/silence`}
      className={styles.unsubscribe}
    >
      <p>
        О посылке мы сообщаем получателю по SMS. Отключить можно сразу для всех посылок этого отправителя.
      </p>
      <Button type="submit" kind="secondary" early>
        Не присылать сообщения на этот номер
      </Button>
    </form>
  );
}
