import { formatPrice, readNumber, toKopecks } from '@shlyah/domain';
import { IconButton } from '../../../ui/actions/Button';
import { Dense } from '../../../ui/layout/Dense';
import { Table, type Column } from '../../../ui/layout/Table';
import type { EditedPoint, PointState } from './points-edits';
import styles from './points.module.css';

const stateWords = { new: 'новый', changed: 'изменён', removed: 'будет удалён' } as const;

interface PointTableProps {
  points: readonly EditedPoint[];
  /** The key of the point in the editor. */
  open: string | null;
  stateOf: (point: EditedPoint) => PointState;
  onOpen: (point: EditedPoint) => void;
  onUndo: (point: EditedPoint) => void;
  onRemove: (point: EditedPoint) => void;
}

/** The points, one line each, with what was done to them. */
export function PointTable(props: PointTableProps) {
  const columns: Column<EditedPoint>[] = [
    { key: 'city', header: 'Город', width: '18%', cell: ({ city }) => city || '—' },
    {
      key: 'street',
      header: 'Адрес',
      title: true,
      cell: (point) => (
        <span className={point.removed ? styles.gone : undefined} title={point.street}>
          {point.street || 'Адрес не указан'}
        </span>
      ),
    },
    {
      key: 'price',
      header: 'Цена',
      align: 'end',
      width: '12%',
      cell: ({ price }) => formatPrice(toKopecks(readNumber(price) ?? 0)),
    },
    {
      key: 'coords',
      header: 'Координаты',
      width: '22%',
      cell: ({ coords }) => <span className="tabular">{coords || 'по адресу'}</span>,
    },
    {
      key: 'actions',
      header: 'Действия',
      headerHidden: true,
      width: '190px',
      cell: (point) => {
        const state = props.stateOf(point);
        return (
          <span className={styles.actions}>
            {state && <span className="quiet">{stateWords[state]}</span>}
            {state && (
              <IconButton
                icon="returned"
                label={`Вернуть как было: ${point.street}`}
                onClick={() => props.onUndo(point)}
              />
            )}
            {!point.removed && (
              <IconButton
                icon="edit"
                label={`Изменить: ${point.street}`}
                onClick={() => props.onOpen(point)}
              />
            )}
            {!point.removed && point.id !== null && (
              <IconButton
                icon="trash"
                label={`Удалить: ${point.street}`}
                onClick={() => props.onRemove(point)}
              />
            )}
          </span>
        );
      },
    },
  ];

  return (
    <Dense>
      <Table
        caption="Пункты выдачи"
        // Beside the editor, which shows the coordinates itself, their column would only take room.
        columns={props.open ? columns.filter(({ key }) => key !== 'coords') : columns}
        rows={props.points}
        rowKey={({ key }) => key}
        narrow={styles.rows}
        isMarked={({ key }) => key === props.open}
      />
    </Dense>
  );
}
