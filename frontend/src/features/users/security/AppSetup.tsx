import { emptyForm, secondFactorFields } from '@shlyah/domain';
import type { TotpSetupDto } from '@shlyah/api-client';
import { useEffect, useRef } from 'react';
import { useAction } from '../../../shared/useAction';
import { DataForm } from '../../../ui/form/DataForm';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FormikTextField } from '../../../ui/form/text-fields';
import { confirmTotp } from './actions';
import styles from './Security.module.css';

interface AppSetupProps {
  setup: TotpSetupDto;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The app's secret as a QR code and as a text, and the field for its first code. */
export function AppSetup({ setup, onDone, onCancel }: AppSetupProps) {
  const { run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.setup} aria-labelledby="app-setup">
      <h3 id="app-setup" ref={heading} tabIndex={-1}>
        Настройка приложения
      </h3>
      <p>
        Откройте на телефоне приложение для кодов (Google Authenticator, Яндекс Ключ, 2FAS или другое) и
        отсканируйте QR-код.
      </p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        alt="QR-код для приложения"
        width={200}
        height={200}
      />
      <p className="quiet">
        Не сканируется или настраиваете на этом же телефоне?{' '}
        <a href={setup.uri}>Откройте приложение ссылкой</a> или введите в него ключ:{' '}
        <span className={styles.key}>{inGroups(setup.secret)}</span>
      </p>
      <DataForm
        label="Первый код"
        failureTitle="Включить не удалось"
        initialValues={emptyForm(secondFactorFields)}
        fields={secondFactorFields}
        unguarded
        onSubmit={({ code }) =>
          run(confirmTotp({ code: code.trim() }), { onDone: ({ codes }) => onDone(codes) })
        }
      >
        <FormikTextField
          name="code"
          label="Код, который показало приложение"
          width="short"
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <FormButtons onCancel={onCancel}>Включить</FormButtons>
      </DataForm>
    </section>
  );
}

/** As apps show it, four by four: a key of 32 letters is typed without losing the place. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
