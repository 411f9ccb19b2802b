import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '../../../paths';
import { useAppDispatch } from '../../../shared/hooks';
import { lazyPart } from '../../../ui/lazy-part';
import { Button } from '../../../ui/actions/Button';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { NavigationGuard } from '../../../ui/navigation/NavigationGuard';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useCalendar } from '../../calendar/useCalendar';
import { selectUser } from '../../users/session/selectors';
import { getImportTemplate } from '../actions';
import { getBookEntries } from '../address-book/actions';
import type { Sender } from '../form/types';
import { firstCommon } from './common';
import { Failed } from './Failed';
import { FileStep } from './FileStep';
import styles from './import.module.css';
import type { Import } from './import-state';
import { pastImports } from './past-imports';
import { useImport } from './useImport';

// The forms of a table that was read weigh more than the choice of the file.
const PastImports = lazyPart(async () => ({ default: (await import('./PastImports')).PastImports }));
const ReadTable = lazyPart(async () => ({ default: (await import('./ReadTable')).ReadTable }));

const clock = () => new Date();

/** «Загрузить из файла»: the orders of a table, from the file to labels (docs/contract.md#import-screen). */
export function ImportOrders({ now = clock }: { now?: () => Date }) {
  const user = useSelector(selectUser);
  return user && <ImportOf key={user.id} user={user} now={now} />;
}

function ImportOf({ user, now }: { user: Sender; now: () => Date }) {
  const one = useImport(user.id);
  const [isDropped, setDropped] = useState(false);
  const drop = () => {
    setDropped(true);
    one.drop();
  };
  const dispatch = useAppDispatch();
  const calendar = useCalendar();
  const { draft, preview, work, failure } = one;
  const begin = useEffectEvent(() => {
    if (draft) void one.check();
  });
  useEffect(() => begin(), []);
  /** The first of the book is the default place, else the one that was used last; a book that does not answer is done without. */
  const common = async () => {
    const places = await dispatch(getBookEntries({ side: 'sender' }));
    return firstCommon(
      user,
      getBookEntries.fulfilled.match(places) ? places.payload.data[0] : undefined,
      now(),
      calendar,
    );
  };
  return (
    <>
      <PageHeader
        title="Загрузить из файла"
        back={{ to: paths.myOrders(1), label: 'К заказам' }}
        note={draft ? draft.name : 'Заказы из таблицы Excel или 1С: до\u00a01000 строк за раз'}
        actions={draft && <Another onDrop={drop} isDone={draft.sending === null && draft.made.length > 0} />}
      />
      <div className={styles.import}>
        <NavigationGuard unsaved={draft !== null && !one.isKept} keptByQuery />
        <p role="status" className="visually-hidden">
          {statusWords(one)}
        </p>
        {failure && <Failed failure={failure} onRetry={draft ? () => void one.check() : undefined} />}
        {!draft && (
          <FileStep
            label="Файл с заказами"
            focused={isDropped}
            busy={work?.kind === 'read'}
            onFile={(file) => void one.read(file, common())}
            help={help}
            template={{ name: 'Шлях, заказы.xlsx', file: getImportTemplate }}
          />
        )}
        {draft && !preview && work && <SkeletonRows rows={8} label="Читаем таблицу…" />}
        {/* The placeholder before it has said what goes on. */}
        <Suspense fallback={<Skeleton height="320px" />}>
          {draft && preview && <ReadTable of={{ ...one, draft, preview }} now={now} />}
        </Suspense>
        {(!draft || preview) && pastImports(user.id).length > 0 && (
          <Suspense>
            <PastImports key={String(draft === null)} user={user.id} current={draft?.importId} />
          </Suspense>
        )}
      </div>
    </>
  );
}

const help = (
  <>
    <li>
      Первая строка — заголовки: «ФИО», «Телефон», «Город», «Улица», «Дом», «Вес, кг», «Д×Ш×В, см», «Дата
      доставки». Порядок любой, лишние столбцы не мешают.
    </li>
    <li>Адрес может стоять и в одной ячейке: «Гомель, ул. Советская, д. 12, кв. 5».</li>
    <li>Один заказ — одна строка. Несколько мест — число в столбце «Мест».</li>
    <li>
      Если места разные, дайте каждому свою строку с одним и тем же номером в столбце «Номер заказа» или
      объедините в их строках ячейки «ФИО».
    </li>
    <li>Откуда забрать груз, спросим один раз на весь файл.</li>
    <li>
      Пока вы не нажмёте «Оформить», ничего не оформляется. Один файл можно загрузить дважды: заказов вдвое
      больше не станет.
    </li>
  </>
);

/** What goes on, and what a repair has come to. A result is told by its heading, which takes the focus, and a reading by its placeholder. */
function statusWords({ work, preview, told }: Import): string {
  if (!preview) return '';
  if (work?.kind === 'check') return 'Проверяем строки…';
  if (work?.kind === 'send') return `Оформлено ${work.done} из ${work.total}`;
  return told;
}

/** Gives the import up for another one; what was ordered stays ordered. */
function Another({ onDrop, isDone }: { onDrop: () => void; isDone: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" icon="upload" onClick={() => (isDone ? onDrop() : setAsking(true))}>
        Другой файл
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Загрузить другой файл?"
        confirmLabel="Другой файл"
        cancelLabel="Остаться"
        onConfirm={() => {
          setAsking(false);
          onDrop();
        }}
        onCancel={() => setAsking(false)}
      >
        Исправления в этом файле пропадут. Оформленные заказы останутся.
      </ConfirmDialog>
    </>
  );
}
