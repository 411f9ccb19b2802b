import type { CurrentUserDto } from '@shlyah/api-client';
import { contractFields, LIMITS, PHRASES } from '@shlyah/domain';
import { useMemo } from 'react';
import type { ActionFailure } from '../../shared/failure';
import { formDraft } from '../../shared/storage';
import { Notice } from '../../ui/feedback/Notice';
import { DataForm, type Saving } from '../../ui/form/DataForm';
import { SubmitButton } from '../../ui/form/FormButtons';
import { FormikFileField } from '../../ui/form/FormikFileField';
import { FormikPhoneField, FormikTextField } from '../../ui/form/text-fields';
import { UnpField } from '../../ui/form/UnpField';
import styles from './Contract.module.css';
import { ContractProgress } from './ContractProgress';
import { IbanField } from './IbanField';
import type { Contract } from './types';
import { contractGroups, contractValues, type ContractValues } from './values';

const kinds = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Unsaved input. */
export const contractDraft = (user: number) => formDraft<ContractValues>(`shlyah.contract-draft.${user}`);

interface ContractFormProps {
  /** The contract as it is stored; null when there is none yet. */
  contract: Contract | null;
  user: CurrentUserDto;
  /** Creates or updates; answers with the failure, if any. */
  save: (values: ContractValues, saving: Saving) => Promise<ActionFailure | undefined>;
}

/** The one contract of a customer: created the first time, updated afterwards (docs/contract.md#contract-fields). */
export function ContractForm({ contract, user, save }: ContractFormProps) {
  const draft = useMemo(() => contractDraft(user.id), [user.id]);
  return (
    <DataForm<ContractValues>
      reinitialize
      initialValues={contractValues(contract, user)}
      fields={contractFields}
      failureTitle="Контракт не сохранён"
      label="Контракт"
      asks
      draft={draft}
      unkept={['scanRegistration', 'scanProxy']}
      {...(contract && {
        stored: {
          ...contractGroups,
          version: contract.version,
          read: (fresh) => contractValues(fresh as Contract, user),
          conflictTitle: 'Контракт тем временем изменили',
        },
      })}
      onSubmit={save}
    >
      {({ values }, saved) => (
        <div className={styles.columns}>
          <div className={styles.main}>
            <section className={styles.group} aria-labelledby="who-signs">
              <h2 id="who-signs">Кто подписывает</h2>
              <FormikTextField name="fullName" />
              <FormikTextField name="position" />
              <FormikTextField name="doc" hint="Например, «Устав» или «доверенность № 5 от 12.01.2026»" />
            </section>
            <section className={styles.group} aria-labelledby="contact">
              <h2 id="contact">Для связи</h2>
              <FormikTextField name="contactPerson" />
              <FormikPhoneField name="phone" />
              <FormikTextField name="email" type="email" autoComplete="email" />
              <FormikTextField
                name="accountingEmail"
                type="email"
                optional
                autoComplete="off"
                hint="Акты и ответы на возражения придут и сюда"
              />
            </section>
            <section className={styles.group} aria-labelledby="details">
              <h2 id="details">Реквизиты</h2>
              <UnpField name="unp" hint="Девять знаков" />
              <FormikTextField name="address" />
              <FormikTextField name="postcode" hint="С почтовым индексом" />
              <IbanField />
              <FormikTextField name="bank" />
              <FormikTextField name="bankAddress" />
            </section>
            <section className={styles.group} aria-labelledby="scans">
              <h2 id="scans">Сканы документов</h2>
              <FormikFileField
                name="scanRegistration"
                label="Свидетельство о регистрации"
                hint="PDF, JPEG или PNG до 2 МБ"
                optional
                accept={kinds}
                maxSize={LIMITS.scanBytes}
                current={scan(contract?.scanRegistration)}
              />
              <FormikFileField
                name="scanProxy"
                label="Доверенность"
                hint="PDF, JPEG или PNG до 2 МБ"
                optional
                accept={kinds}
                maxSize={LIMITS.scanBytes}
                current={scan(contract?.scanProxy)}
              />
            </section>
            {saved && <Notice kind="success" role="status" title={PHRASES.contractSaved} />}
            <div>
              <SubmitButton />
            </div>
          </div>
          <ContractProgress
            values={values}
            hasRegistration={Boolean(values.scanRegistration ?? contract?.scanRegistration)}
            hasProxy={Boolean(values.scanProxy ?? contract?.scanProxy)}
          />
        </div>
      )}
    </DataForm>
  );
}

const scan = (href: string | null | undefined) =>
  href ? { label: 'Открыть загруженный скан', href } : undefined;
