import { useState } from 'react';
import { Notice } from '../../../ui/feedback/Notice';
import { nbsp } from '../../../ui/text';
import { Table } from '../../../ui/layout/Table';
import { useLoaded } from '../../../shared/useLoaded';
import { QueryState } from '../../../shared/QueryState';
import { actColumns } from '../../acts/act-columns';
import { getActs } from '../../acts/actions';
import { FirmDebt } from '../../payments/FirmDebt';
import { OwnLines } from './OwnLines';
import { IssueButton } from './IssueButton';
import { useMay } from '../../users/session/useMay';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import styles from './months.module.css';

interface FirmActsProps {
  month: string;
  /** 0 are the clients whose accounts are gone. */
  user: number;
  /** Of the acts and of the added lines. */
  page: number;
  hrefOf: (page: number) => string;
}

/** What a firm has been billed for a month, and the lines that staff add. */
export function FirmActs({ month, user, page, hrefOf }: FirmActsProps) {
  const may = useMay();
  const acts = useLoaded(getActs, { month, user, page: 1 });
  // The added lines are read again: the act has taken them.
  const [issued, setIssued] = useState(0);
  return (
    <div className={styles.stack}>
      {user === 0 && (
        <Notice kind="attention" title="Акта за эти заказы не будет">
          Учётных записей клиентов уже нет, и{nbsp}договоров с{nbsp}ними тоже. Кто заказчик, видно в{nbsp}
          самих заказах: счёт за них составьте вне кабинета.
        </Notice>
      )}
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>Акты</h2>
          {may('acts:issue') && user !== 0 && (
            <IssueButton
              month={month}
              user={user}
              label="Выставить акт…"
              onIssued={() => {
                acts.reload();
                setIssued(issued + 1);
              }}
            />
          )}
        </div>
        <QueryState
          loaded={acts}
          failedTitle="Не удалось загрузить акты"
          waiting={<SkeletonRows rows={1} height="48px" label="Загружаем акты…" />}
        >
          {({ data }) =>
            data.length === 0 ? (
              <p>За этот месяц актов нет.</p>
            ) : (
              <Table
                caption="Акты фирмы за месяц"
                columns={actColumns()}
                rows={data}
                rowKey={({ id }) => id}
              />
            )
          }
        </QueryState>
      </section>
      {user !== 0 && <FirmDebt key={`debt ${issued}`} user={user} />}
      {user !== 0 && <OwnLines key={issued} month={month} user={user} page={page} hrefOf={hrefOf} />}
    </div>
  );
}
