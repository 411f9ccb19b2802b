import { plural } from '@shlyah/domain';
import type { SecurityDto, TotpSetupDto } from '@shlyah/api-client';
import { useState } from 'react';
import { QueryState } from '../../../shared/QueryState';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { useOpenPage } from '../../../ui/open-page';
import { paths } from '../../../paths';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { beginTotp, getSecurity, removeTotp, renewRecoveryCodes } from './actions';
import { AppSetup } from './AppSetup';
import { PasskeyList } from './PasskeyList';
import { RecoveryCodeList } from './RecoveryCodeList';
import styles from './Security.module.css';

/** «Безопасность» of the profile: login factors beside the password. */
export default function Security({ onSessionsEnded }: { onSessionsEnded?: () => void }) {
  const security = useLoaded(getSecurity, undefined);
  return (
    <section className={styles.security} aria-labelledby="security">
      <h2 id="security">Безопасность</h2>
      <QueryState loaded={security} failedTitle="Не удалось загрузить настройки безопасности">
        {(state) => (
          <div className={styles.parts}>
            <SecondFactor state={state} onChanged={security.reload} onSessionsEnded={onSessionsEnded} />
            <PasskeyList passkeys={state.passkeys} onChanged={security.reload} />
          </div>
        )}
      </QueryState>
    </section>
  );
}

interface SecondFactorProps {
  state: SecurityDto;
  onChanged: () => void;
  /** A new app ends the sessions of other devices. */
  onSessionsEnded: (() => void) | undefined;
}

function SecondFactor({ state, onChanged, onSessionsEnded }: SecondFactorProps) {
  const { busy, problem, run } = useAction();
  const openPage = useOpenPage();
  const [setup, setSetup] = useState<TotpSetupDto>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asks, setAsks] = useState<'off' | 'codes'>();
  const close = () => setAsks(undefined);

  const begin = () => run(beginTotp(), { onDone: setSetup });
  const renew = () =>
    run(renewRecoveryCodes(), { onDone: (renewed) => setCodes(renewed.codes) }).finally(close);
  const remove = () =>
    run(removeTotp(), { done: 'Коды из приложения отключены', onDone: onChanged }).finally(close);

  if (codes) {
    return (
      <RecoveryCodeList
        codes={codes}
        renewed={state.totp}
        onKept={() => {
          setCodes(undefined);
          // The cabinet was closed until now, and its routes are fixed when it loads.
          if (state.required && !state.totp) openPage(paths.cabinet);
          else onChanged();
        }}
      />
    );
  }
  if (setup) {
    return (
      <AppSetup
        setup={setup}
        onDone={(fresh) => {
          setSetup(undefined);
          setCodes(fresh);
          onSessionsEnded?.();
        }}
        onCancel={() => setSetup(undefined)}
      />
    );
  }
  return (
    <div className={styles.item}>
      <h3>Коды из приложения</h3>
      {state.required && !state.totp && (
        <Notice kind="attention" title="Включите коды, чтобы работать в кабинете">
          Сотрудники видят данные всех клиентов, поэтому вход по паролю и коду.
        </Notice>
      )}
      <p>{state.totp ? onWords(state.recoveryCodes) : offWords}</p>
      {state.totp && state.recoveryCodes < 3 && (
        <Notice kind="attention">Запасных кодов почти не осталось. Сделайте новые и сохраните их.</Notice>
      )}
      <Problem>{problem}</Problem>
      <div className={styles.buttons}>
        {!state.totp && (
          <Button busy={busy} onClick={() => void begin()}>
            Включить
          </Button>
        )}
        {state.totp && (
          <>
            <Button kind="secondary" busy={busy} onClick={() => setAsks('codes')}>
              Новые запасные коды
            </Button>
            <Button kind="secondary" busy={busy} onClick={() => void begin()}>
              Сменить телефон
            </Button>
            {!state.required && (
              <Button kind="secondary" busy={busy} onClick={() => setAsks('off')}>
                Отключить
              </Button>
            )}
          </>
        )}
      </div>
      <ConfirmDialog
        open={asks === 'off'}
        title="Отключить коды из приложения?"
        confirmLabel="Отключить"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={close}
      >
        Для входа будет достаточно пароля. Запасные коды перестанут действовать.
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'codes'}
        title="Сделать новые запасные коды?"
        confirmLabel="Сделать"
        danger={false}
        busy={busy}
        onConfirm={() => void renew()}
        onCancel={close}
      >
        Прежние запасные коды перестанут действовать.
      </ConfirmDialog>
    </div>
  );
}

const offWords =
  'Сейчас для входа достаточно пароля. С кодом из приложения на телефоне чужой человек не войдёт, даже если узнает пароль.';

const onWords = (left: number): string =>
  `Включены: кроме пароля вход спрашивает код. ${plural(left, 'Остался', 'Осталось', 'Осталось')} ${left}\u00a0${plural(left, 'запасной код', 'запасных кода', 'запасных кодов')}.`;
