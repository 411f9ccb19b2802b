import { formatDateTime, passkeyFields } from '@shlyah/domain';
import type { PasskeyDto } from '@shlyah/api-client';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { TextField } from '../../../ui/fields/TextField';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { PasskeyButton } from '../session/PasskeyButton';
import { removePasskey } from './actions';
import styles from './Security.module.css';

interface PasskeyListProps {
  passkeys: readonly PasskeyDto[];
  onChanged: () => void;
}

/** The own passkeys: name, when used, a new one. */
export function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  const { busy, problem, run } = useAction();
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<PasskeyDto>();

  const remove = ({ id }: PasskeyDto) =>
    run(removePasskey(id), { done: 'Ключ доступа удалён', onDone: onChanged }).finally(() =>
      setRemoved(undefined),
    );

  return (
    <div className={styles.item}>
      <h3>Ключи доступа</h3>
      <p>
        Вход без пароля: по отпечатку, лицу или PIN-коду телефона или компьютера. Ключ не подобрать и не
        выманить на поддельном сайте.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                {passkey.name}
                <span className="quiet">{whenOf(passkey)}</span>
              </span>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Удалить ключ «${passkey.name}»`}
                onClick={() => setRemoved(passkey)}
              >
                Удалить
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Problem>{problem}</Problem>
      <div className={styles.newPasskey}>
        <TextField
          label={passkeyFields.name.label}
          optional
          hint="Чтобы узнать его в этом списке, например «Рабочий ноутбук»"
          value={name}
          onChange={setName}
          maxLength={passkeyFields.name.max}
          autoComplete="off"
        />
        <PasskeyButton
          kind="secondary"
          work={({ makePasskey }, send) => makePasskey(send, name.trim() || 'Ключ доступа')}
          onDone={() => {
            setName('');
            notify.success('Ключ доступа добавлен');
            onChanged();
          }}
        >
          Добавить ключ доступа
        </PasskeyButton>
      </div>
      <ConfirmDialog
        open={removed !== undefined}
        title={`Удалить ключ «${removed?.name ?? ''}»?`}
        confirmLabel="Удалить"
        busy={busy}
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => setRemoved(undefined)}
      >
        Войти им больше не получится. На самом устройстве он останется, удалите его и там.
      </ConfirmDialog>
    </div>
  );
}

const whenOf = ({ date, used }: PasskeyDto): string =>
  `Добавлен ${formatDateTime(date)}, ${used === null ? 'ещё не использовался' : `последний вход ${formatDateTime(used)}`}`;
