import type { ReconciledLineDto, ReconciliationDto } from '@shlyah/api-client';
import { formatDate, isDay, MESSAGES, minskDay, monthBefore } from '@shlyah/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths';
import { QueryState } from '../../shared/QueryState';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { useLoaded } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { classes } from '../../ui/classes';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { DateField } from '../../ui/fields/DateField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Table, type Column } from '../../ui/layout/Table';
import { Menu, MenuItem } from '../../ui/overlay/Menu';
import { typeset } from '../../ui/text';
import { money } from '../acts/words';
import { useMay } from '../users/session/useMay';
import { getReconciliation, getReconciliationPaper } from './actions';
import { firmFrom, firmIn, type AskedFirm } from './firm-address';
import { FirmField, type PickedFirm } from './FirmField';
import { PaymentTabs } from './PaymentTabs';
import styles from './payments.module.css';

interface Asked extends AskedFirm {
  from: string;
  to: string;
}

/** The reconciliation of a firm over a period: a client's own, of staff any. */
export function ReconciliationScreen() {
  const [query] = useSearchParams();
  const isStaff = useMay()('orders:edit');
  const today = minskDay(new Date());
  const asked: Asked = {
    ...(isStaff ? firmFrom(query) : { user: null, unp: null }),
    from: dayIn(query.get('from')) ?? monthBefore(today).from,
    to: dayIn(query.get('to')) ?? today,
  };
  const isReady = !isStaff || asked.user !== null;
  const found = useLoaded(getReconciliation, isReady ? asked : null);
  return (
    <div className={styles.stack} data-wide={isStaff || undefined}>
      <PageHeader
        title="Акт сверки"
        {...(!isStaff && { back: { to: paths.acts, label: 'К актам' } })}
        actions={isReady && found.data && <Papers asked={asked} />}
      />
      <div className={classes(styles.stack, styles.screen)}>
        {isStaff && <PaymentTabs />}
        <Question
          key={JSON.stringify(asked)}
          asked={asked}
          isStaff={isStaff}
          client={found.data?.client ?? ''}
        />
      </div>
      {isReady ? (
        <QueryState
          loaded={found}
          failedTitle="Не удалось составить акт сверки"
          missing={<EmptyState title="Сверка бывает только с фирмами" />}
          waiting={<SkeletonRows rows={6} height="48px" label="Составляем акт…" />}
        >
          {(shown) => <Shown found={shown} />}
        </QueryState>
      ) : (
        <EmptyState title="Выберите фирму и период" />
      )}
    </div>
  );
}

const dayIn = (text: string | null): string | null => (isDay(text) ? text : null);

/** The firm and the period, in the address once they are sent. */
function Question({ asked, isStaff, client }: { asked: Asked; isStaff: boolean; client: string }) {
  const [, setQuery] = useSearchParams();
  const [firm, setFirm] = useState<PickedFirm | null>(null);
  const [period, setPeriod] = useState({ from: asked.from, to: asked.to });
  const [errors, setErrors] = useState<{ firm?: string; period?: string }>({});
  const shown = firm ?? { text: client, id: asked.user, unp: asked.unp };
  const apply = () => {
    const { from, to } = period;
    const isRight = isDay(from) && isDay(to) && from <= to && to <= minskDay(new Date());
    const hasFirm = !isStaff || shown.id !== null;
    setErrors({
      ...(!hasFirm && { firm: MESSAGES.chooseFromList }),
      ...(!isRight && { period: 'Период — до сегодняшнего дня, начало не позже конца' }),
    });
    if (!isRight || !hasFirm) return;
    setQuery({ ...(isStaff && firmIn({ user: shown.id, unp: shown.unp ?? null })), from, to });
  };
  return (
    <form
      className={styles.form}
      aria-label="Период"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {isStaff && (
        <div className={styles.wide}>
          <FirmField value={shown} onChange={setFirm} error={errors.firm} />
        </div>
      )}
      <DateField label="С" value={period.from} onChange={(from) => setPeriod({ ...period, from })} />
      <DateField
        label="По"
        value={period.to}
        onChange={(to) => setPeriod({ ...period, to })}
        error={errors.period}
      />
      <div className={styles.send}>
        <Button type="submit" kind="secondary">
          Показать
        </Button>
      </div>
    </form>
  );
}

const FORMATS = [
  { format: 'pdf', label: 'PDF' },
  { format: 'xlsx', label: 'Excel' },
] as const;

function Papers({ asked }: { asked: Asked }) {
  const { busy, run } = useAction();
  return (
    <Menu label="Скачать" icon="download" busy={busy}>
      {FORMATS.map(({ format, label }) => (
        <MenuItem
          key={format}
          onClick={() =>
            void run(getReconciliationPaper({ ...asked, format }), {
              onDone: (made) =>
                saveFile(made, `Акт сверки ${formatDate(asked.from)}–${formatDate(asked.to)}.${format}`),
              failed: 'Файл не получен.',
            })
          }
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

const side = (byn: number): string => (byn === 0 ? '' : money(byn));

const columns: readonly Column<ReconciledLineDto & { key: string }>[] = [
  { key: 'words', header: 'Документ', title: true, cell: ({ words }) => words },
  { key: 'day', header: 'День', cell: ({ day }) => day && formatDate(day) },
  { key: 'debit', header: 'Дебет', align: 'end', cell: ({ debit }) => side(debit) },
  { key: 'credit', header: 'Кредит', align: 'end', cell: ({ credit }) => side(credit) },
];

/** The balance on its side: debit is owed by the firm, credit is its advance. */
const balanceRow = (key: string, words: string, day: string, byn: number) => ({
  key,
  words,
  day,
  kind: 'act' as const,
  debit: Math.max(0, byn),
  credit: Math.max(0, -byn),
});

function Shown({ found }: { found: ReconciliationDto }) {
  const { client, from, to, opening, lines, debit, credit, closing, words } = found;
  const rows = [
    balanceRow('opening', 'Сальдо на начало', from, opening),
    ...lines.map((line, at) => ({ ...line, key: String(at) })),
    { key: 'turnover', words: 'Обороты за период', day: '', kind: 'act' as const, debit, credit },
    balanceRow('closing', 'Сальдо на конец', to, closing),
  ];
  return (
    <>
      <Table
        caption={`${client}, с ${formatDate(from)} по ${formatDate(to)}`}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
      <p className={styles.sums}>{typeset(words)}</p>
    </>
  );
}
