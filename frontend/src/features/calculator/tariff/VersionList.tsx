import { formatDateTime } from '@shlyah/domain';
import { useState } from 'react';
import { paths } from '../../../paths';
import type { Loaded } from '../../../shared/useLoaded';
import { QueryState } from '../../../shared/QueryState';
import { useAction } from '../../../shared/useAction';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Table, type Column } from '../../../ui/layout/Table';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { nbsp, numbered } from '../../../ui/text';
import { republishTariff } from '../actions';
import type { TariffVersion } from './tariff-edits';
import styles from './tariff.module.css';
import { differenceWords, STATES } from '../tariff-words';

interface VersionListProps {
  versions: Loaded<TariffVersion[]>;
  onChanged: () => void;
}

const whenOf = ({ from }: TariffVersion): string =>
  from === null ? 'с самого начала' : formatDateTime(from);

/** Every version of the tariff, newest first; a former one is published anew. */
export function VersionList({ versions, onChanged }: VersionListProps) {
  const [asked, ask] = useState<TariffVersion | null>(null);
  const action = useAction();
  const columns: Column<TariffVersion>[] = [
    {
      key: 'from',
      header: 'Версия',
      title: true,
      cell: (version) => `${numbered(version.id)}${nbsp}— ${whenOf(version)}`,
    },
    { key: 'state', header: 'Состояние', cell: ({ state }) => STATES[state] },
    { key: 'by', header: 'Кто', cell: ({ publishedBy }) => publishedBy },
    { key: 'changes', header: 'Что изменилось', cell: (version) => <Changes version={version} /> },
    {
      key: 'actions',
      header: 'Действия',
      headerHidden: true,
      cell: (version) =>
        version.state === 'past' && (
          <span className={styles.versionActions}>
            <LinkButton
              kind="quiet"
              size="small"
              to={paths.tariffOrders(version.id)}
              aria-label={`Заказы по версии ${numbered(version.id)}`}
            >
              Заказы
            </LinkButton>
            <Button kind="quiet" size="small" icon="returned" onClick={() => ask(version)}>
              Вернуть
            </Button>
          </span>
        ),
    },
  ];
  return (
    <section className={styles.versions} aria-labelledby="tariff-versions">
      <h2 id="tariff-versions">Версии тарифа</h2>
      <QueryState
        loaded={versions}
        failedTitle="Не удалось загрузить версии"
        waiting={<SkeletonRows rows={3} label="Загружаем версии…" />}
      >
        {(list) => <Table caption="Версии тарифа" columns={columns} rows={list} rowKey={({ id }) => id} />}
      </QueryState>
      <ConfirmDialog
        open={asked !== null}
        title={`Вернуть версию ${numbered(asked?.id ?? '')}?`}
        confirmLabel="Вернуть"
        cancelLabel="Оставить как есть"
        danger={false}
        busy={action.busy}
        problem={action.problem}
        onCancel={() => {
          action.hideProblem();
          ask(null);
        }}
        onConfirm={() =>
          void action.run(republishTariff({ id: asked?.id ?? 0 }), {
            done: 'Прежний тариф снова действует',
            onDone: () => {
              ask(null);
              onChanged();
            },
          })
        }
      >
        Все её цены и коэффициенты начнут действовать сразу, новой версией. Цены принятых заказов не
        изменятся: те, что посчитаны по нынешней, найдёте рядом с ней, «Заказы».
      </ConfirmDialog>
    </section>
  );
}

/** The differences from the version before; of many, the first and how many there are. */
function Changes({ version: { changes, copyOf } }: { version: TariffVersion }) {
  const shown = changes.slice(0, 5);
  return (
    <ul className={styles.changes}>
      {copyOf !== null && <li>копия версии № {copyOf}</li>}
      {shown.map((change) => (
        <li key={`${change.kind} ${change.name}`}>{differenceWords(change)}</li>
      ))}
      {changes.length > shown.length && <li>и ещё {changes.length - shown.length}</li>}
    </ul>
  );
}
