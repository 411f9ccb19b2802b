import type { NoticesDto } from '@shlyah/api-client';
import {
  LEVEL_CHANNELS,
  levelIncludes,
  NOTICE_EVENTS,
  NOTICE_LEVELS,
  type NoticeLevel,
} from '@shlyah/domain';
import { Link } from 'react-router';
import { useSelector } from 'react-redux';
import { useAction } from '../../../shared/useAction';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { selectUser } from '../session/selectors';
import { chooseDailyNotices, chooseNoticeLevel } from './actions';

interface LevelProps {
  notices: NoticesDto;
  onSaved: (notices: NoticesDto) => void;
}

const levels = Object.keys(NOTICE_LEVELS) as NoticeLevel[];

/** Events sent by e-mail and Telegram, in brief. */
export function Level({ notices, onSaved }: LevelProps) {
  const user = useSelector(selectUser);
  const { busy, run } = useAction();
  if (user?.orderEmails === false)
    return (
      <p>
        Письма о заказах отключены. Включить их можно в <Link to="?">ваших данных</Link>.
      </p>
    );
  return (
    <>
      <RadioGroup
        label="О чём писать на почту и в Telegram"
        value={levelOf(notices) ?? ''}
        onChange={(level) =>
          void run(chooseNoticeLevel({ level: level as NoticeLevel }), {
            failed: 'Не сохранено.',
            onDone: onSaved,
          })
        }
        disabled={busy}
        choices={levels.map((level) => ({ value: level, label: NOTICE_LEVELS[level], hint: hints[level] }))}
      />
      <Checkbox
        label="Одним письмом в день"
        hint="В 18:00 и только о заказах. Вопросы к вам и письма о кабинете приходят сразу"
        checked={notices.daily}
        disabled={busy}
        onChange={(daily) =>
          void run(chooseDailyNotices({ daily }), { failed: 'Не сохранено.', onDone: onSaved })
        }
      />
    </>
  );
}

const hints: Readonly<Record<NoticeLevel, string>> = {
  all: 'Заказ получен, назвали цену, сменился статус, изменили или предлагаем изменить заказ',
  questions: 'Предлагаем изменение и ждём ответа, посылку не удалось вручить',
  none: 'Кроме решения по регистрации и писем о безопасности',
};

/** The level equal to the choices; null for a custom set. */
export const levelOf = ({ events }: NoticesDto): NoticeLevel | null =>
  levels.find((level) =>
    events.every(({ event, channels }) =>
      LEVEL_CHANNELS.every((channel) => {
        const isFixed = channel === 'email' && NOTICE_EVENTS[event]?.always;
        return isFixed || channels.includes(channel) === levelIncludes(level, event);
      }),
    ),
  ) ?? null;
