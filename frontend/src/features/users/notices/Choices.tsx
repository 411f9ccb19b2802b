import type { NoticeEvent, NoticesDto } from '@shlyah/api-client';
import { NOTICE_CHANNEL_NAMES, NOTICE_CHANNELS, NOTICE_EVENTS, type NoticeChannel } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { useAction } from '../../../shared/useAction';
import { selectUser } from '../session/selectors';
import { chooseNotice } from './actions';
import styles from './notices.module.css';

export interface ChoicesProps {
  notices: NoticesDto;
  onSaved: (notices: NoticesDto) => void;
}

/** Which events are told by which channels; each box is saved by itself. */
export function Choices({ notices, onSaved }: ChoicesProps) {
  const user = useSelector(selectUser);
  const { pressed, run } = useAction();
  const channels = NOTICE_CHANNELS.filter((channel) => channel !== 'telegram' || notices.telegram !== null);

  const choose = (event: NoticeEvent, channel: NoticeChannel, wanted: boolean) =>
    run(
      chooseNotice({ event, channel, wanted }),
      { failed: 'Не сохранено.', onDone: onSaved },
      `${event} ${channel}`,
    );
  /** Whether the checkbox cannot be changed. */
  const isFixed = (event: string, channel: NoticeChannel): boolean => {
    if (channel === 'email') return NOTICE_EVENTS[event]?.always === true || user?.orderEmails === false;
    if (channel === 'telegram') return notices.telegram?.connectedAt === null;
    return notices.phone === null;
  };
  const isOn = (event: string, channel: NoticeChannel, chosen: readonly string[]): boolean => {
    const isOff = channel === 'email' && user?.orderEmails === false && !NOTICE_EVENTS[event]?.always;
    return chosen.includes(channel) && !isOff;
  };

  return (
    <div>
      <div className={styles.head} aria-hidden="true">
        <span />
        {channels.map((channel) => (
          <span key={channel}>{NOTICE_CHANNEL_NAMES[channel]}</span>
        ))}
      </div>
      {notices.events.map(({ event, channels: chosen }) => (
        <div key={event} role="group" aria-labelledby={`notice-${event}`} className={styles.event}>
          <span id={`notice-${event}`} className={styles.name}>
            {NOTICE_EVENTS[event]?.name}
          </span>
          {channels.map((channel) => (
            <label key={channel} className={styles.box}>
              <input
                type="checkbox"
                checked={isOn(event, channel, chosen)}
                disabled={isFixed(event, channel)}
                aria-busy={pressed === `${event} ${channel}`}
                onChange={({ target }) => void choose(event, channel, target.checked)}
              />
              <span>{NOTICE_CHANNEL_NAMES[channel]}</span>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
