import type { ActDto, ActLineDto } from '@shlyah/api-client';
import { capitalised, formatDate, formatDateTime, kilograms, monthName } from '@shlyah/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useAddressId } from '../../shared/address';
import { QueryState } from '../../shared/QueryState';
import { useLoaded } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Notice } from '../../ui/feedback/Notice';
import { DefinitionList } from '../../ui/layout/DefinitionList';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Table, type Column } from '../../ui/layout/Table';
import { nbsp, numbered, typeset } from '../../ui/text';
import { useMay } from '../users/session/useMay';
import { getAct } from './actions';
import { ActLinks } from './ActLinks';
import { ActPapers } from './ActPapers';
import styles from './acts.module.css';
import { AnnulDialog } from './AnnulDialog';
import { CorrectDialog } from './CorrectDialog';
import { actPayment, actTitle, money } from './words';

/** An act: its papers, sides and lines; admins annul or correct it. */
export function ActScreen() {
  const id = useAddressId();
  const act = useLoaded(getAct, id);
  return (
    <QueryState
      loaded={act}
      failedTitle="Не удалось загрузить акт"
      missing={<EmptyState title="Такого акта нет" />}
    >
      {(shown) => <Shown key={shown.id} act={shown} onChanged={act.replace} onReload={act.reload} />}
    </QueryState>
  );
}

interface ShownProps {
  act: ActDto;
  onChanged: (act: ActDto) => void;
  onReload: () => void;
}

function Shown({ act, onChanged, onReload }: ShownProps) {
  const may = useMay();
  const [asking, setAsking] = useState<'annul' | ActLineDto | null>(null);
  const isStaff = may('orders:edit');
  const stands = act.annulledAt === null;
  const mayChange = may('acts:issue') && stands && act.corrections.length === 0;
  const close = () => setAsking(null);
  return (
    <div className={styles.stack}>
      <PageHeader
        back={
          isStaff
            ? { to: paths.month(act.month), label: capitalised(monthName(act.month)) }
            : { to: paths.acts, label: 'К актам' }
        }
        title={`${actTitle(act)} от ${formatDate(act.date)}`}
        actions={
          <>
            <ActPapers act={act} />
            {mayChange && (
              <Button kind="secondary" onClick={() => setAsking('annul')}>
                Аннулировать…
              </Button>
            )}
          </>
        }
      />
      {!stands && (
        <Notice kind="attention" title={`Аннулирован ${formatDateTime(act.annulledAt)}`}>
          {[act.annulledBy, act.annulReason].filter(Boolean).join(': ')}
        </Notice>
      )}
      <DefinitionList items={factsOf(act, isStaff)} />
      <Table
        caption={`Строки акта ${numbered(act.number)}`}
        columns={columnsOf({
          isStaff,
          onCorrect: may('acts:issue') && stands && act.kind === 'act' ? setAsking : null,
        })}
        rows={act.lines}
        rowKey={({ position }) => position}
      />
      {asking === 'annul' && (
        <AnnulDialog
          act={act}
          onClose={close}
          onDone={(changed) => {
            close();
            onChanged(changed);
          }}
        />
      )}
      {asking !== null && asking !== 'annul' && (
        <CorrectDialog
          act={act}
          line={asking}
          onClose={close}
          onDone={() => {
            close();
            onReload();
          }}
        />
      )}
    </div>
  );
}

function factsOf(act: ActDto, isStaff: boolean) {
  const { requisites, vat, vatPercent, corrects, corrections } = act;
  const { contract } = requisites;
  return [
    {
      term: 'Клиент',
      value:
        isStaff && act.user !== 0 ? (
          <Link to={`${paths.month(act.month)}?user=${act.user}`}>{requisites.client.name}</Link>
        ) : (
          requisites.client.name
        ),
    },
    { term: 'УНП', value: act.unp },
    { term: 'Договор', value: `${numbered(contract.number)} от ${formatDate(contract.date)}` },
    { term: 'Месяц', value: capitalised(monthName(act.month)) },
    { term: 'Сумма', value: money(act.sum) },
    { term: 'В ней НДС', value: vat === null ? 'без НДС' : `${money(vat)} (${vatPercent}${nbsp}%)` },
    { term: 'Оплата', value: actPayment(act) },
    { term: 'Исправляет акт', value: corrects && <ActLinks acts={[corrects]} /> },
    { term: 'Основание исправления', value: act.reason },
    { term: 'Исправления', value: corrections.length > 0 && <ActLinks acts={corrections} /> },
    { term: 'Выставил', value: act.issuedBy && `${act.issuedBy}, ${formatDateTime(act.issuedAt)}` },
  ].map(({ term, value }) => ({ term, value: value === false ? null : value }));
}

interface LinesOptions {
  isStaff: boolean;
  /** Null where the lines cannot be corrected. */
  onCorrect: ((line: ActLineDto) => void) | null;
}

function columnsOf({ isStaff, onCorrect }: LinesOptions): readonly Column<ActLineDto>[] {
  return [
    {
      key: 'words',
      header: 'Услуга',
      title: true,
      cell: ({ words, order }) =>
        order === null ? (
          words
        ) : (
          <Link to={isStaff ? paths.order(order) : paths.myOrder(order)}>{`Заказ ${numbered(order)}`}</Link>
        ),
    },
    { key: 'externalId', header: 'Номер у клиента', cell: ({ externalId }) => externalId },
    { key: 'day', header: 'День', cell: ({ day }) => day && formatDate(day) },
    {
      key: 'towns',
      header: 'Откуда и куда',
      cell: ({ fromTown, toTown }) => typeset([fromTown, toTown].filter(Boolean).join(' — ')),
    },
    { key: 'places', header: 'Мест', align: 'end', cell: ({ places }) => places },
    {
      key: 'weight',
      header: 'Вес',
      align: 'end',
      cell: ({ weight }) => weight !== null && kilograms(weight),
    },
    { key: 'price', header: 'Сумма', align: 'end', cell: ({ price }) => money(price) },
    {
      key: 'vat',
      header: 'В ней НДС',
      align: 'end',
      cell: ({ vat }) => (vat === null ? 'без НДС' : money(vat)),
    },
    ...(onCorrect
      ? [
          {
            key: 'action',
            header: 'Действия',
            headerHidden: true,
            align: 'end' as const,
            cell: (line: ActLineDto) => (
              <Button
                kind="quiet"
                size="small"
                aria-label={`Исправить строку ${line.position}`}
                onClick={() => onCorrect(line)}
              >
                Исправить…
              </Button>
            ),
          },
        ]
      : []),
  ];
}
