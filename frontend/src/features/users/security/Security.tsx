import { plural } from '@shlyah/domain';
import type { SecurityDto, TotpSetupDto } from '@shlyah/api-client';
import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { QueryState } from '../../../shared/QueryState';
import { useAppDispatch } from '../../../shared/hooks';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { useOpenPage } from '../../../ui/open-page';
import { paths } from '../../../paths';
import { notify } from '../../../ui/feedback/Toasts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { beginTotp, getSecurity, removeTotp, renewRecoveryCodes } from './actions';
import { AppSetup } from './AppSetup';
import { PasskeyList } from './PasskeyList';
import { RecoveryCodeList } from './RecoveryCodeList';
import styles from './Security.module.css';

/** «Безопасность» of the profile: login factors beside the password. */
export default function Security() {
  const security = useLoaded(getSecurity, undefined);
  return (
    <section className={styles.security} aria-labelledby="security">
      <h2 id="security">Безопасность</h2>
      <QueryState loaded={security} failedTitle="Не удалось загрузить настройки безопасности">
        {(state) => (
          <div className={styles.parts}>
            <SecondFactor state={state} onChanged={security.reload} />
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
}

function SecondFactor({ state, onChanged }: SecondFactorProps) {
  const dispatch = useAppDispatch();
  const openPage = useOpenPage();
  const [setup, setSetup] = useState<TotpSetupDto>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asks, setAsks] = useState<'off' | 'codes'>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** One call of a button at a time; its error is shown above the buttons. */
  const run = async (call: () => Promise<string | undefined>) => {
    setBusy(true);
    setProblem(await call());
    setBusy(false);
    setAsks(undefined);
  };
  const begin = () =>
    run(async () => {
      const outcome = await dispatch(beginTotp());
      if (beginTotp.fulfilled.match(outcome)) setSetup(outcome.payload);
      return failureIn(outcome)?.message;
    });
  const renew = () =>
    run(async () => {
      const outcome = await dispatch(renewRecoveryCodes());
      if (renewRecoveryCodes.fulfilled.match(outcome)) setCodes(outcome.payload.codes);
      return failureIn(outcome)?.message;
    });
  const remove = () =>
    run(async () => {
      const failure = failureIn(await dispatch(removeTotp()));
      if (failure) return failure.message;
      notify.success('Коды из приложения отключены');
      onChanged();
    });

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
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
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
        onCancel={() => setAsks(undefined)}
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
        onCancel={() => setAsks(undefined)}
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
