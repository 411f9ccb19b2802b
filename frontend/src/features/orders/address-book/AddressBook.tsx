import { LIMITS, type BookSide } from '@shlyah/domain';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { numberFrom, pageFrom } from '../../../shared/address';
import { ExportMenu } from '../../../shared/ExportMenu';
import { Paged } from '../../../shared/Paged';
import { usePage } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { FilterBar } from '../../../ui/form/FilterBar';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { TabLinks } from '../../../ui/layout/Tabs';
import { exportBookEntries, getBookEntries } from './actions';
import styles from './address-book.module.css';
import { EntryForm } from './EntryForm';
import { EntryList } from './EntryList';

const words = {
  receiver: {
    tab: 'Получатели',
    add: 'Добавить получателя',
    search: 'Имя, организация, телефон или адрес',
    noun: ['Найден', 'получатель', 'получателя', 'получателей'],
    none: 'Получателей пока нет',
  },
  sender: {
    tab: 'Места забора',
    add: 'Добавить место',
    search: 'Город, улица или дом',
    noun: ['Найдено', 'место', 'места', 'мест'],
    none: 'Мест забора пока нет',
  },
} as const satisfies Record<BookSide, object>;

const sides = ['receiver', 'sender'] as const;

/** «Адресная книга»: receivers, or places of pickup (`?tab=sender`); one of them in the form (`?new=1`, `?edit=`). */
export function AddressBook() {
  const [query, setQuery] = useSearchParams();
  const side: BookSide = query.get('tab') === 'sender' ? 'sender' : 'receiver';
  const page = pageFrom(query);
  const search = (query.get('search') ?? '').slice(0, LIMITS.search);
  const edited = numberFrom(query.get('edit'));
  const isNew = query.has('new');
  const loaded = usePage(getBookEntries, page === null ? null : { page, side, search: search || null });

  const hrefWith = (changes: Record<string, string | null>): string => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return `?${next.toString()}`;
  };
  const clear = () => setQuery(hrefWith({ search: null, page: null }));
  const toList = () => setQuery(hrefWith({ new: null, edit: null }), { replace: true });
  const entry = loaded.data?.data.find(({ id }) => id === edited);

  if (isNew || entry) {
    return (
      <>
        <PageHeader
          title="Адресная книга"
          back={{ to: hrefWith({ new: null, edit: null }), label: words[side].tab }}
        />
        <EntryForm
          key={entry?.id ?? side}
          side={side}
          {...(entry && { entry })}
          onDone={() => {
            loaded.reload();
            toList();
          }}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Адресная книга"
        note="Пополняется сама: из каждого вашего заказа."
        actions={
          <>
            <LinkButton
              to={`${paths.importAddresses}${side === 'sender' ? '?tab=sender' : ''}`}
              icon="upload"
              kind="secondary"
            >
              Загрузить из файла
            </LinkButton>
            <LinkButton to={hrefWith({ new: '1' })} icon="plus">
              {words[side].add}
            </LinkButton>
          </>
        }
      />
      <TabLinks
        label="Что показать"
        tabs={sides.map((one) => ({
          to: one === 'receiver' ? paths.addressBook : `${paths.addressBook}?tab=${one}`,
          label: words[one].tab,
          current: one === side,
        }))}
      />
      <div className={styles.tools}>
        <FilterBar
          key={side}
          search={{
            label: 'Поиск',
            hint: words[side].search,
            value: search,
            max: LIMITS.search,
            onSearch: (text) => setQuery(hrefWith({ search: text, page: null })),
          }}
          chosen={search ? [{ text: `Поиск: ${search}`, onRemove: clear }] : []}
          onClear={clear}
        />
        <ExportMenu
          name={words[side].tab}
          file={(format) => exportBookEntries({ side, format, search: search || null })}
        />
      </div>
      <Paged
        loaded={loaded}
        page={page}
        hrefOf={(number) => hrefWith({ page: number > 1 ? String(number) : null })}
        noun={words[side].noun}
        failedTitle="Не удалось загрузить адресную книгу"
        waiting={<SkeletonRows rows={8} height="72px" label="Загружаем адресную книгу…" />}
        empty={
          search ? (
            <EmptyState title="Ничего не найдено">
              Измените запрос: ищем по началу и середине слов.
            </EmptyState>
          ) : (
            <EmptyState title={words[side].none}>Оформите заказ — и он появится здесь сам.</EmptyState>
          )
        }
      >
        {({ data }) => (
          <EntryList
            label={words[side].tab}
            entries={data}
            hrefOf={({ id }) => hrefWith({ edit: String(id) })}
            onChanged={loaded.reload}
          />
        )}
      </Paged>
    </>
  );
}
