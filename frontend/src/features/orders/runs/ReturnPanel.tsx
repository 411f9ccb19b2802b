import type { RunOrderDto } from '@shlyah/api-client';
import { places, readCode, testPaperWords } from '@shlyah/domain';
import { useMemo, useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { ScanField } from '../../../ui/fields/ScanField';
import { Table, type Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import { useUserId } from '../../users/session/useUserId';
import { play } from '../../../shared/tones';
import { returnRun, type Run } from './actions';
import { OutcomeFields } from './OutcomeFields';
import {
  bodiesOf,
  emptyDraft,
  isBrought,
  missingIn,
  openStops,
  returnDrafts,
  withScanned,
  withUsual,
  type Drafts,
  type StopDraft,
} from './return-draft';
import styles from './ReturnPanel.module.css';
import { changedMeanwhile, conflictsWords } from './words';

interface ReturnPanelProps {
  run: Run;
  /** How many outcomes of the driver differ from the orders: the run can be closed, which says so. */
  conflicts: number;
  onChanged: (run: Run) => void;
  onClose: () => void;
}

/** What this person has typed about the return of a run. */
function useKept(run: number) {
  const staff = useUserId();
  return useMemo(() => returnDrafts(staff, run), [staff, run]);
}

type Errors = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** The return of a run in the order of its sheet: an outcome for each stop, told whole or in parts. */
export function ReturnPanel({ run, conflicts, onChanged, onClose }: ReturnPanelProps) {
  const { id, version, orders } = run;
  const action = useAction();
  const kept = useKept(id);
  const [drafts, setDrafts] = useState<Drafts>(() => kept.read()?.stops ?? {});
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<readonly string[]>([]);
  const outcomes = bodiesOf(orders, drafts, run.leftAt?.slice(0, 10) ?? run.day);
  const missing = missingIn(orders, drafts);
  const left = openStops(orders).length - outcomes.length;

  const keep = (stops: Drafts) => {
    setDrafts(stops);
    kept.write({ stops });
  };
  const drop = () => {
    kept.remove();
    onClose();
  };
  const change = (order: number, part: Partial<StopDraft>) =>
    keep({ ...drafts, [order]: { ...(drafts[order] ?? emptyDraft), ...part } });

  const send = (close: boolean) =>
    void action.run(
      returnRun({ id, version, outcomes, close }),
      {
        onDone: ({ run: fresh, refused: not }) => {
          setErrors({});
          setRefused(not.map(({ message }) => message));
          onChanged(fresh);
          if (openStops(fresh.orders).length === 0) kept.remove();
          if (fresh.returnedAt && not.length === 0) onClose();
        },
        onFresh: onChanged,
        onFailed: (failure) => setErrors(errorsOf(failure, outcomes)),
        changed: changedMeanwhile,
      },
      close ? 'close' : 'save',
    );

  /** Goes to the outcome of a scanned or typed row; the label of a box names its order too, and is counted once that was not delivered. */
  const jump = (text: string): string | undefined => {
    const counted = scannedPlace(orders, drafts, text);
    if (counted) change(counted.order, counted.draft);
    const problem = counted?.problem ?? jumpTo(orders, text);
    play(problem ? 'bad' : 'good');
    return problem;
  };

  const columns: readonly Column<RunOrderDto>[] = [
    {
      key: 'id',
      header: 'Заказ',
      title: true,
      width: '84px',
      cell: (stop) => (
        <span className={styles.number} data-stop={stop.id} tabIndex={-1}>
          {`${orders.indexOf(stop) + 1}. ${numbered(stop.id)}`}
        </span>
      ),
    },
    {
      key: 'where',
      header: 'Куда',
      cell: ({ town, address, person }) => (
        <>
          {[town, address].filter(Boolean).join(', ') || '—'} <span className={styles.person}>{person}</span>
        </>
      ),
    },
    { key: 'places', header: 'Мест', width: '72px', cell: (stop) => places(stop.places) },
    {
      key: 'outcome',
      header: 'Исход',
      width: '52%',
      cell: (stop) => (
        <OutcomeFields
          stop={stop}
          draft={drafts[stop.id] ?? emptyDraft}
          errors={errors[stop.id] ?? {}}
          onChange={(part) => change(stop.id, part)}
        />
      ),
    },
  ];
  return (
    <section className={styles.panel} aria-label="Возвращение рейса">
      <div className={styles.head}>
        <div className={styles.scan}>
          <ScanField inline label="Заказ" hint="Код строки или номер" onScan={jump} />
        </div>
        <div className={styles.tools}>
          <Button
            kind="secondary"
            size="small"
            disabled={left === 0}
            onClick={() => keep(withUsual(orders, drafts))}
          >
            Остальные вручены
          </Button>
          <Button
            size="small"
            disabled={left > 0}
            busy={action.pressed === 'close'}
            onClick={() => send(true)}
          >
            Закрыть рейс
          </Button>
          <Button
            kind="quiet"
            size="small"
            disabled={outcomes.length === 0}
            busy={action.pressed === 'save'}
            onClick={() => send(false)}
          >
            Записать, не закрывая
          </Button>
          <span className={styles.state}>
            <span role="status">
              {[
                left > 0 ? `Без исхода: ${left}` : 'Исход есть у всех заказов',
                conflicts > 0 && conflictsWords(conflicts),
              ]
                .filter(Boolean)
                .join('; ')}
            </span>
            <Button kind="quiet" size="small" onClick={drop}>
              Отмена
            </Button>
          </span>
        </div>
      </div>
      <Problem>{action.problem}</Problem>
      {refused.length > 0 && (
        <Notice kind="error" title="Не записано: исход уже есть">
          {refused.join('. ')}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice kind="attention" role="status" title="Вернулось не всё">
          {`${missing.join('. ')}.`}
        </Notice>
      )}
      <Table
        caption="Исходы заказов"
        columns={columns}
        rows={orders}
        rowKey={(stop) => stop.id}
        narrow={styles.rows}
      />
    </section>
  );
}

/** The draft of a stop that was not delivered, with the place whose label was scanned; null for any other code. */
function scannedPlace(
  orders: readonly RunOrderDto[],
  drafts: Drafts,
  text: string,
): { order: number; draft: StopDraft; problem?: string } | null {
  const code = readCode(text);
  if (code?.kind !== 'place') return null;
  const stop = openStops(orders).find(({ id }) => id === code.order);
  const draft = drafts[code.order];
  if (!stop || !draft || !isBrought(stop, draft)) return null;
  const { order, place } = code;
  return place > stop.places
    ? {
        order,
        draft,
        problem: `У заказа ${numbered(order)} нет места ${place}: в нём ${places(stop.places)}`,
      }
    : { order, draft: withScanned(stop, draft, place) };
}

/** Focuses the outcome of a stop; the reason where there is none. */
function jumpTo(orders: readonly RunOrderDto[], text: string): string | undefined {
  const code = readCode(text);
  if (code?.kind === 'test') return testPaperWords(code);
  if (code?.kind !== 'stop' && code?.kind !== 'order' && code?.kind !== 'place')
    return 'Это не строка листа: нужен её штрихкод или номер заказа';
  const stop = orders.find(({ id }) => id === code.order);
  if (!stop) return `Заказа ${numbered(code.order)} в этом рейсе нет`;
  const row = document.querySelector<HTMLElement>(`[data-stop="${stop.id}"]`);
  row?.closest('tr')?.scrollIntoView({ block: 'center' });
  const outcome = row?.closest('tr')?.querySelector('select') ?? row;
  outcome?.focus({ preventScroll: true });
  return undefined;
}

/** The refusals of outcomes by order and field: «outcomes.3.at». */
function errorsOf({ errors = {} }: ActionFailure, outcomes: readonly { order: number }[]): Errors {
  const found: Record<number, Record<string, string>> = {};
  for (const [path, [text = ''] = []] of Object.entries(errors)) {
    const [, at, field] = /^outcomes\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const order = outcomes[Number(at)]?.order;
    if (order !== undefined && field) (found[order] ??= {})[field] = text;
  }
  return found;
}
