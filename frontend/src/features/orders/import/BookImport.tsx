import type { BookSide } from '@shlyah/api-client';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { lazyPart } from '../../../ui/lazy-part';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { NavigationGuard } from '../../../ui/navigation/NavigationGuard';
import { selectUser } from '../../users/session/selectors';
import { getBookTemplate } from '../address-book/actions';
import { Failed } from './Failed';
import { FileStep } from './FileStep';
import styles from './import.module.css';
import { useBookImport } from './useBookImport';

// The preview of a table is larger than the choice of the file.
const BookTable = lazyPart(async () => ({ default: (await import('./BookTable')).BookTable }));

const words = {
  receiver: { tab: 'Получатели', file: 'Файл с получателями' },
  sender: { tab: 'Места забора', file: 'Файл с местами забора' },
} as const satisfies Record<BookSide, object>;

/** «Загрузить из файла» of the address book: receivers, or places of pickup (`?tab=sender`). */
export function BookImport() {
  const user = useSelector(selectUser);
  const [query] = useSearchParams();
  const side: BookSide = query.get('tab') === 'sender' ? 'sender' : 'receiver';
  return user && <BookImportOf key={`${user.id} ${side}`} user={user.id} side={side} />;
}

function BookImportOf({ user, side }: { user: number; side: BookSide }) {
  const one = useBookImport(user, side);
  const { table, preview, made, busy, failure } = one;
  const book = side === 'receiver' ? paths.addressBook : `${paths.addressBook}?tab=sender`;
  return (
    <>
      <PageHeader
        title="Загрузить из файла"
        back={{ to: book, label: words[side].tab }}
        note={table ? table.file.name : `${words[side].tab}: до 10\u00a0000 строк за раз`}
        actions={
          table && (
            <Button kind="secondary" icon="upload" onClick={one.drop}>
              Другой файл
            </Button>
          )
        }
      />
      <div className={styles.import}>
        <NavigationGuard unsaved={preview !== null && made === null} keptByQuery />
        <p role="status" className="visually-hidden">
          {busy ? 'Читаем таблицу…' : preview && `Добавится: ${preview.ready}, исправить: ${preview.wrong}`}
        </p>
        {failure && <Failed failure={failure} onRetry={table ? () => void one.check() : undefined} />}
        {!table && (
          <FileStep
            label={words[side].file}
            busy={busy}
            onFile={(file) => void one.read(file)}
            help={helpOf(side)}
            template={{ name: 'Шлях, адресная книга.xlsx', file: () => getBookTemplate(side) }}
          />
        )}
        {table && !preview && busy && <SkeletonRows rows={8} label="Читаем таблицу…" />}
        <Suspense fallback={<SkeletonRows rows={8} label="Читаем таблицу…" />}>
          {preview && <BookTable of={{ ...one, preview }} book={book} />}
        </Suspense>
      </div>
    </>
  );
}

const helpOf = (side: BookSide) => (
  <>
    <li>
      Первая строка — заголовки: {side === 'receiver' && '«Организация» (только у фирм), «ФИО», «Телефон», '}
      «Город», «Улица», «Дом», «Заметка», «Часы». Порядок любой, лишние столбцы не мешают.
    </li>
    <li>Адрес может стоять и в одной ячейке: «Гомель, ул. Советская, д. 12, кв. 5».</li>
    <li>Вместо адреса можно указать пункт, как на листе «Пункты» шаблона.</li>
    <li>Подойдёт и файл, который вы выгрузили из адресной книги.</li>
    <li>Что уже есть в книге, второй раз не добавится. Файл можно загружать снова.</li>
  </>
);
