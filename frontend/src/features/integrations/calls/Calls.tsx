import { useSearchParams } from 'react-router';
import { numberFrom, pageFrom } from '../../../shared/address';
import { Paged } from '../../../shared/Paged';
import { useLoaded, usePage } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/fields/Select';
import { nbsp, numbered } from '../../../ui/text';
import { getKeyCalls, getKeys } from '../actions';
import styles from '../integrations.module.css';
import { CallTable } from './CallTable';

/** «Вызовы»: calls of programs in the last seven days; the key and the page are in the address. */
export default function Calls() {
  const [query, setQuery] = useSearchParams();
  const page = pageFrom(query);
  const keyId = numberFrom(query.get('key'));
  const calls = usePage(getKeyCalls, page === null ? null : { page, keyId });
  // Only names come from here: without them a key is called by its number.
  const { data: keys } = useLoaded(getKeys, undefined);

  const hrefOf = (key: number | null, number: number) =>
    `?${new URLSearchParams({ tab: 'calls', ...(key && { key: String(key) }), ...(number > 1 && { page: String(number) }) }).toString()}`;
  const nameOf = (id: number): string =>
    keys?.find((one) => one.id === id)?.name ?? `${numbered(id)}${keys ? ', отозван' : ''}`;
  const choices = (keys ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  if (keyId && !choices.some(({ value }) => value === String(keyId)))
    choices.push({ value: String(keyId), label: nameOf(keyId) });

  return (
    <>
      <div className={styles.over}>
        <Select
          label="Ключ"
          width="medium"
          placeholder="Все"
          value={keyId ? String(keyId) : ''}
          onChange={(key) => setQuery(hrefOf(numberFrom(key), 1))}
          choices={choices}
        />
      </div>
      <Paged
        loaded={calls}
        page={page}
        hrefOf={(number) => hrefOf(keyId, number)}
        noun={['Найден', 'вызов', 'вызова', 'вызовов']}
        failedTitle="Не удалось загрузить вызовы"
        waiting={<SkeletonRows rows={12} height="31px" label="Загружаем вызовы…" />}
        empty={
          <EmptyState
            title={`За 7${nbsp}дней вызовов не было`}
            action={
              keyId ? (
                <LinkButton kind="secondary" to={hrefOf(null, 1)}>
                  Показать все ключи
                </LinkButton>
              ) : undefined
            }
          >
            Здесь появится каждый вызов с ключом: операция, код ответа и номер запроса, по которому мы его
            найдём.
          </EmptyState>
        }
      >
        {({ data }) => <CallTable calls={data} nameOf={nameOf} />}
      </Paged>
    </>
  );
}
