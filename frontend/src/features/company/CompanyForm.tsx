import { companyFields, companyPhoneFields, COURIER_PROOFS, courierProofs } from '@shlyah/domain';
import { useMemo } from 'react';
import type { CompanyDto } from '@shlyah/api-client';
import type { ActionFailure } from '../../shared/failure';
import { formDraft } from '../../shared/storage';
import { Notice } from '../../ui/feedback/Notice';
import { FormikCheckbox, FormikSelect } from '../../ui/form/choice-fields';
import { DataForm, type Saving } from '../../ui/form/DataForm';
import { SubmitButton } from '../../ui/form/FormButtons';
import { schemaFrom } from '../../ui/form/schema';
import { FormikNumberField, FormikPhoneField, FormikTextField } from '../../ui/form/text-fields';
import { UnpField } from '../../ui/form/UnpField';
import { array } from 'yup';
import { useUserId } from '../users/session/useUserId';
import styles from './Company.module.css';
import { PhoneRows } from './PhoneRows';
import { companyGroups, companyValues, type CompanyValues } from './values';

const schema = schemaFrom(companyFields, {
  phones: array().of(schemaFrom(companyPhoneFields)),
});

type TextName = Exclude<
  keyof typeof companyFields,
  'vatPercent' | 'viber' | 'courierPageOff' | 'courierProof' | 'proofMonths'
>;

/** A text of the company under the label that its field table has. */
function Text({ name, hint }: { name: TextName; hint?: string }) {
  const field = companyFields[name];
  return (
    <FormikTextField
      name={name}
      label={field.label}
      optional={!('required' in field)}
      {...(hint && { hint })}
    />
  );
}

interface CompanyFormProps {
  company: CompanyDto;
  /** Saves; answers with the failure, if any. */
  save: (values: CompanyValues, saving: Saving) => Promise<ActionFailure | undefined>;
}

/** Everything that pages, letters and documents say about the company. */
export function CompanyForm({ company, save }: CompanyFormProps) {
  const user = useUserId();
  // Once for each state of the company: the rows of phones get new keys.
  const initial = useMemo(() => companyValues(company), [company]);
  const draft = useMemo(() => formDraft<CompanyValues>(`shlyah.company-draft.${user}`), [user]);
  return (
    <DataForm<CompanyValues>
      reinitialize
      initialValues={initial}
      fields={companyFields}
      schema={schema}
      failureTitle="Данные компании не сохранены"
      label="Компания"
      asks
      draft={draft}
      stored={{
        ...companyGroups,
        version: company.version,
        read: (fresh) => companyValues(fresh as CompanyDto),
        conflictTitle: 'Данные компании тем временем изменили',
      }}
      onSubmit={save}
    >
      {(_form, saved) => (
        <div className={styles.form}>
          <section className={styles.group} aria-labelledby="brand">
            <h2 id="brand">На сайте</h2>
            <Text name="name" hint="Без формы собственности: в шапке, заголовках и письмах" />
            <Text name="slogan" />
            <Text name="since" />
            <Text name="copyright" />
          </section>
          <section className={styles.group} aria-labelledby="reach">
            <h2 id="reach">Связь</h2>
            <PhoneRows />
            <Text name="hours" hint="Например, «ежедневно 08:00–22:00»" />
            <Text name="email" />
            <Text name="contractsEmail" hint="Если пусто, пишут на первую почту" />
            <Text name="telegram" hint="Имя: @shlyah_by" />
            <FormikPhoneField name="viber" optional />
            <Text name="instagram" />
          </section>
          <section className={styles.group} aria-labelledby="legal">
            <h2 id="legal">Реквизиты</h2>
            <Text name="legalName" />
            <UnpField name="unp" />
            <Text name="registration" />
            <Text name="city" hint="Где заключаются договоры" />
            <Text name="legalAddress" hint="С почтовым индексом и городом" />
            <Text name="postalAddress" hint="Если пусто, тот же, что юридический" />
            <FormikNumberField
              name="vatPercent"
              hint="Оставьте пустым, если работаете без НДС"
              optional
              width="short"
            />
          </section>
          <section className={styles.group} aria-labelledby="bank-data">
            <h2 id="bank-data">Банк</h2>
            <Text name="account" hint="28 знаков, начинается с BY" />
            <Text name="bank" />
            <Text name="bankAddress" />
            <Text name="bic" hint="Например, AKBBBY2X" />
          </section>
          <section className={styles.group} aria-labelledby="signs">
            <h2 id="signs">Кто подписывает договоры</h2>
            <Text name="director" hint="Фамилия, имя и отчество целиком" />
            <Text name="directorPosition" />
            <Text name="directorAuthority" hint="Например, «Устав»" />
          </section>
          <section className={styles.group} aria-labelledby="drivers">
            <h2 id="drivers">Водители</h2>
            <FormikCheckbox
              name="courierPageOff"
              label={companyFields.courierPageOff.label}
              hint="Водителю не дают ссылку на рейс, и уже выданные не открываются"
            />
            <FormikSelect
              name="courierProof"
              hint="У клиента может быть указано своё. Если получить не удалось, водитель называет причину"
              choices={courierProofs.map((value) => ({ value, label: COURIER_PROOFS[value] }))}
            />
            <FormikNumberField name="proofMonths" hint="От 1 до 36, потом фото удаляются" width="short" />
          </section>
          {saved && (
            <Notice kind="success" role="status" title="Данные компании сохранены">
              На сайте они уже новые.
            </Notice>
          )}
          <div className={styles.save}>
            <SubmitButton />
          </div>
        </div>
      )}
    </DataForm>
  );
}
