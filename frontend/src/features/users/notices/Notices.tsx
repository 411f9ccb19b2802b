import { useState } from 'react';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { useSectionOfHash } from '../../../shared/useSectionOfHash';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Details } from '../../../ui/layout/Details';
import { getNotices } from './actions';
import { Choices, type ChoicesProps } from './Choices';
import { Level, levelOf } from './Level';
import styles from './notices.module.css';
import { Telegram } from './Telegram';

/** «Уведомления» of the profile: the channels of notices. */
export default function Notices() {
  const notices = useLoaded(getNotices, undefined);
  const heading = useSectionOfHash('notices', notices.data);
  return (
    <section className={styles.notices} aria-labelledby="notices">
      <h2 id="notices" tabIndex={-1} ref={heading}>
        Уведомления
      </h2>
      <QueryState
        loaded={notices}
        failedTitle="Не удалось узнать, как вам сообщают о заказах"
        waiting={<SkeletonRows rows={2} height="56px" label="Загружаем уведомления…" />}
      >
        {(known) => (
          <>
            <Level notices={known} onSaved={notices.replace} />
            {known.telegram && <Telegram telegram={known.telegram} onChanged={notices.reload} />}
            <p className="quiet">
              {known.phone === null
                ? 'SMS и Viber приходят только на мобильный номер: укажите его в профиле.'
                : `SMS и Viber приходят на ${known.phone} с 08:00 до 21:00.`}{' '}
              О безопасности кабинета пишем только на почту.
            </p>
            <ByEvent notices={known} onSaved={notices.replace} />
          </>
        )}
      </QueryState>
    </section>
  );
}

/** The whole table, initially open after choices event by event; a choice made now does not fold it. */
function ByEvent(props: ChoicesProps) {
  const [open] = useState(() => levelOf(props.notices) === null);
  return (
    <Details summary="По событиям" open={open}>
      <Choices {...props} />
    </Details>
  );
}
