import type { ContractDto, EditionDto } from '@shlyah/api-client';
import { contractFields, formatDateTime, phoneHref, type Fields } from '@shlyah/domain';
import { mailHref } from '../../shared/mail-href';
import { DefinitionList, type Definition } from '../../ui/layout/DefinitionList';
import { Panel } from '../../ui/layout/Panel';
import { Icon } from '../../ui/icons/Icon';
import styles from './ContractDetails.module.css';

/** An edition and what it has changed: «Банк: «Старый» → «Новый»». */
const editionItem = ({ number, date, changes }: EditionDto): Definition => ({
  term: `Редакция № ${number}`,
  value: (
    <>
      {formatDateTime(date)}
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          {labelOf(field)}: {from ?? '—'} → {to ?? '—'}
        </div>
      ))}
    </>
  ),
});

const labelOf = (name: string): string => (contractFields as Fields)[name]?.label ?? name;

/** A customer's contract for reading. Scans open in a tab of their own that knows nothing of this one. */
export function ContractDetails({ contract }: { contract: ContractDto }) {
  const scans = [
    { label: 'Свидетельство о регистрации', href: contract.scanRegistration },
    { label: 'Доверенность', href: contract.scanProxy },
  ].filter((scan): scan is { label: string; href: string } => Boolean(scan.href));
  return (
    <Panel>
      <DefinitionList
        items={[
          { term: 'Подписывает', value: contract.fullName },
          { term: 'Должность', value: contract.position },
          { term: 'На основании', value: contract.doc },
          { term: 'Контактное лицо', value: contract.contactPerson },
          { term: 'Телефон', value: <a href={phoneHref(contract.phone)}>{contract.phone}</a> },
          { term: 'Эл. почта', value: <a href={mailHref(contract.email)}>{contract.email}</a> },
          {
            term: contractFields.accountingEmail.label,
            value: contract.accountingEmail && (
              <a href={mailHref(contract.accountingEmail)}>{contract.accountingEmail}</a>
            ),
          },
          { term: 'Юридический адрес', value: contract.address },
          { term: 'Почтовый адрес', value: contract.postcode },
          { term: 'УНП', value: contract.unp },
          { term: 'Расчётный счёт', value: contract.pc },
          { term: 'Банк', value: contract.bank },
          { term: 'Адрес банка', value: contract.bankAddress },
          {
            term: 'Сканы',
            value:
              scans.length === 0 ? (
                'не приложены'
              ) : (
                <span className={styles.scans}>
                  {scans.map(({ label, href }) => (
                    <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                      {label} <Icon name="external" size={16} className={styles.external} />
                    </a>
                  ))}
                </span>
              ),
          },
          { term: 'Заключён', value: formatDateTime(contract.date) },
          ...contract.editions.filter(({ changes }) => changes.length > 0).map(editionItem),
        ]}
      />
    </Panel>
  );
}
