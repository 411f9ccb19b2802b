import type { NoticeEvent, NoticesDto } from '@shlyah/api-client';
import { NOTICE_CHANNEL_NAMES, NOTICE_CHANNELS, NOTICE_EVENTS, type NoticeChannel } from '@shlyah/domain';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { notify } from '../../../ui/feedback/Toasts';
import { selectUser } from '../session/selectors';
import { chooseNotice } from './actions';
import styles from './notices.module.css';

export interface ChoicesProps {
  notices: NoticesDto;
  onSaved: (notices: NoticesDto) => void;
}

/** Which events are told by which channels; each box is saved by itself. */
export function Choices({ notices, onSaved }: ChoicesProps) {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const [saving, setSaving] = useState<string | null>(null);
  const channels = NOTICE_CHANNELS.filter((channel) => channel !== 'telegram' || notices.telegram !== null);

  const choose = async (event: NoticeEvent, channel: NoticeChannel, wanted: boolean) => {
    setSaving(`${event} ${channel}`);
    const outcome = await dispatch(chooseNotice({ event, channel, wanted }));
    setSaving(null);
    if (chooseNotice.fulfilled.match(outcome)) onSaved(outcome.payload);
    else notify.error(`Не сохранено. ${failureIn(outcome)?.message ?? ''}`);
  };
  /** Whether the box says nothing that could be changed. */
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
                aria-busy={saving === `${event} ${channel}`}
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
