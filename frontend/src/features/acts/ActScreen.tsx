import type { ActDto, ActLineDto } from '@shlyah/api-client';
import { capitalised, formatDate, formatDateTime, monthName } from '@shlyah/domain';
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
import { Table } from '../../ui/layout/Table';
import { nbsp, numbered } from '../../ui/text';
import { useMay } from '../users/session/useMay';
import { getAct } from './actions';
import { ActLinks } from './ActLinks';
import { ActPapers } from './ActPapers';
import styles from './acts.module.css';
import { Agreement } from './Agreement';
import { AnnulDialog } from './AnnulDialog';
import { CorrectDialog } from './CorrectDialog';
import { lineColumns } from './line-columns';
import { ObjectDialog } from './ObjectDialog';
import { Objections } from './Objections';
import { actPayment, actTitle, mayObject, money } from './words';

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

/** The dialog that is open. */
type Asked =
  | { what: 'annul' }
  | { what: 'correct'; line: ActLineDto; objected: string }
  | { what: 'object'; line: ActLineDto | null };

interface ShownProps {
  act: ActDto;
  onChanged: (act: ActDto) => void;
  onReload: () => void;
}

function Shown({ act, onChanged, onReload }: ShownProps) {
  const may = useMay();
  const [asking, setAsking] = useState<Asked | null>(null);
  const isStaff = may('orders:edit');
  const stands = act.annulledAt === null;
  const mayAnnul = may('acts:issue') && stands && act.agreedAt === null && act.corrections.length === 0;
  const onCorrect =
    may('acts:issue') && stands && act.kind === 'act'
      ? (line: ActLineDto, objected = '') => setAsking({ what: 'correct', line, objected })
      : null;
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
            {mayAnnul && (
              <Button kind="secondary" onClick={() => setAsking({ what: 'annul' })}>
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
      <Agreement act={act} onChanged={onChanged} onObject={() => setAsking({ what: 'object', line: null })} />
      <Objections act={act} onChanged={onChanged} onCorrect={onCorrect} />
      <DefinitionList items={factsOf(act, isStaff)} />
      <Table
        caption={`Строки акта ${numbered(act.number)}`}
        columns={lineColumns({
          isStaff,
          action: onCorrect
            ? { label: 'Исправить…', name: ({ position }) => `Исправить строку ${position}`, run: onCorrect }
            : may('acts:agree') && mayObject(act)
              ? {
                  label: 'Возразить…',
                  name: ({ position }) => `Возразить по строке ${position}`,
                  run: (line) => setAsking({ what: 'object', line }),
                }
              : null,
        })}
        rows={act.lines}
        rowKey={({ position }) => position}
      />
      {asking?.what === 'annul' && (
        <AnnulDialog
          act={act}
          onClose={close}
          onDone={(changed) => {
            close();
            onChanged(changed);
          }}
        />
      )}
      {asking?.what === 'object' && (
        <ObjectDialog act={act} line={asking.line} onClose={close} onChanged={onChanged} />
      )}
      {asking?.what === 'correct' && (
        <CorrectDialog
          act={act}
          line={asking.line}
          objected={asking.objected}
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
