import { journalFilterFields as fields, omit } from '@shlyah/domain';
import { useFilteredList } from '../../shared/address-filter';
import { Paged } from '../../shared/Paged';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { usePage } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { ListFilter } from '../../ui/form/ListFilter';
import { PageHeader } from '../../ui/layout/PageHeader';
import { exportJournal, getJournal } from './actions';
import { JournalTable } from './JournalTable';

/** The journal: the question and the page in the address, the answer as a list or a file. */
export function JournalScreen() {
  const { page, texts, filter, question, hrefOf, apply } = useFilteredList(fields);
  const journal = usePage(getJournal, question);
  const { busy, run } = useAction();

  const save = () =>
    run(exportJournal(filter), {
      onDone: (file) => saveFile(file, 'Журнал.csv'),
      failed: 'Файл не получен.',
    });

  return (
    <>
      <PageHeader
        title="Журнал"
        note="Кто входил, менял пароли, права, цены и тарифы, удалял заказы, смотрел документы. Записи нельзя изменить."
        actions={
          <Button kind="secondary" icon="download" busy={busy} onClick={() => void save()}>
            Скачать CSV
          </Button>
        }
      />
      <ListFilter
        fields={fields}
        search="person"
        unasked={['account']}
        chosen={texts}
        // A typed person replaces the one chosen by a click.
        onApply={(values) => apply(values.person ? omit(values, 'account') : values)}
      />
      <Paged
        loaded={journal}
        page={page}
        hrefOf={hrefOf}
        noun={['Найдена', 'запись', 'записи', 'записей']}
        failedTitle="Не удалось загрузить журнал"
        waiting={<SkeletonRows rows={20} height="31px" label="Загружаем журнал…" />}
        empty={<EmptyState title="Записей не найдено">Измените запрос или снимите ограничения.</EmptyState>}
      >
        {({ data }) => <JournalTable rows={data} onTakenBack={journal.reload} />}
      </Paged>
    </>
  );
}
