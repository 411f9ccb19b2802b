import type { AsyncThunkAction } from '@reduxjs/toolkit';
import type { RegisterOrderDto } from '@shlyah/api-client';
import {
  capitalised,
  formatDate,
  formatDateTime,
  kilograms,
  placeOfLabel,
  places,
  plural,
  registerOfDigits,
  testPaperOf,
  testPaperWords,
} from '@shlyah/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useAddressId } from '../../shared/address';
import type { ActionFailure } from '../../shared/failure';
import { StickyNews } from '../../shared/NewRows';
import { QueryState } from '../../shared/QueryState';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { useLoaded } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Problem } from '../../ui/feedback/Notice';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { Checkbox } from '../../ui/fields/Checkbox';
import { ScanField } from '../../ui/fields/ScanField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Table } from '../../ui/layout/Table';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Menu, MenuItem } from '../../ui/overlay/Menu';
import { nbsp, numberedOrder } from '../../ui/text';
import { useMay } from '../users/session/useMay';
import {
  dissolveRegister,
  getRegister,
  getRegisterAct,
  getRegisterFile,
  receiveRegister,
  tickRegister,
  updateRegister,
  type Register,
} from './actions';
import { registerColumns } from './register-columns';
import { ChangedNotice, fileOf, FormerEditions } from './RegisterEditions';
import { RegisterPickup } from './RegisterPickup';
import styles from './registers.module.css';
import { useFreshRegister } from './useFreshRegister';
import { editionWords, placesToTick, placesWords, STATES } from './words';

/** A register: its papers; staff receive the cargo by it. */
export function RegisterScreen() {
  const id = useAddressId();
  const register = useLoaded(getRegister, id);
  const showFresh = useFreshRegister(register);
  return (
    <>
      <StickyNews onShow={showFresh}>Реестр изменился</StickyNews>
      <QueryState
        loaded={register}
        failedTitle="Не удалось загрузить реестр"
        missing={<EmptyState title="Такого реестра нет" />}
      >
        {(shown) => <Shown key={shown.id} register={shown} onChanged={register.replace} />}
      </QueryState>
    </>
  );
}

interface ShownProps {
  register: Register;
  onChanged: (register: Register) => void;
}

function Shown({ register, onChanged }: ShownProps) {
  const { id, state, orders, version } = register;
  const isStaff = useMay()('orders:edit');
  const navigate = useNavigate();
  const { pressed, busy, problem, run } = useAction();
  const [asking, setAsking] = useState<'dissolve' | 'receive' | null>(null);
  const isReceiving = isStaff && state === 'open';
  const missing = register.expectedCount - register.receivedCount;

  const download = (name: string, file: AsyncThunkAction<Blob, unknown, { rejectValue: ActionFailure }>) =>
    void run(file, { onDone: (made) => saveFile(made, name), failed: 'Файл не получен.' }, name);

  const tick = (order: number, place: number, received: boolean) =>
    void run(tickRegister({ id, places: [{ order, place }], received }), {
      onDone: onChanged,
      onFresh: onChanged,
    });

  const scan = (text: string) => {
    const test = testPaperOf(text);
    if (test) return testPaperWords(test);
    const other = registerOfDigits(text);
    if (other !== null) {
      void navigate(paths.registerOf(other));
      return undefined;
    }
    const label = placeOfLabel(text);
    if (!label) return 'Это не этикетка: в штрихкоде места 14 цифр';
    const order = orders.find((one) => one.id === label.order);
    if (!order) return `Заказа ${numberedOrder(label.order)} в этом реестре нет`;
    if (order.received.includes(label.place))
      return `Место ${label.place} заказа ${numberedOrder(order.id)} уже отмечено`;
    tick(label.order, label.place, true);
    return undefined;
  };

  const ended = {
    onDone: onChanged,
    onFresh: onChanged,
    changed: (by: string) => `Отметки изменились: ${by}. Проверьте их и закончите приём.`,
  };
  const update = () =>
    void run(
      updateRegister({ id, edition: register.edition }),
      {
        onDone: onChanged,
        onFresh: onChanged,
        changed: (by) => `Реестр уже обновили: ${by}. Перед вами новая редакция.`,
      },
      'update',
    );
  const close = () => setAsking(null);

  const placesCell = (order: RegisterOrderDto) => (
    <>
      {isReceiving ? (
        <span className={styles.places}>
          {placesToTick(order).map((place) => (
            <Checkbox
              key={place}
              label={
                <>
                  {place}
                  <span className="visually-hidden">{`, место заказа ${numberedOrder(order.id)}`}</span>
                </>
              }
              checked={order.received.includes(place)}
              onChange={(on) => tick(order.id, place, on)}
            />
          ))}
        </span>
      ) : (
        placesWords({
          state,
          placesCount: state === 'received' ? order.received.length + order.missing.length : order.places,
          receivedCount: order.received.length,
        })
      )}
      {state === 'open' && order.placesNow !== null && order.placesNow !== order.places && (
        <span className={styles.note}>{`В реестре ${places(order.places)}, теперь ${order.placesNow}`}</span>
      )}
    </>
  );

  return (
    <div className={styles.stack}>
      <PageHeader
        back={{ to: paths.registers, label: 'К реестрам' }}
        title={`Реестр ${numberedOrder(id)} от ${formatDate(register.day)}`}
        note={<StatusBadge tone={STATES[state].tone}>{STATES[state].word}</StatusBadge>}
        actions={
          <>
            {state === 'received' && (
              <Button
                icon="download"
                busy={pressed === 'Акт приёма.pdf'}
                onClick={() => download('Акт приёма.pdf', getRegisterAct(id))}
              >
                Акт приёма
              </Button>
            )}
            <Button
              kind={state === 'open' && !isStaff ? 'primary' : 'secondary'}
              icon="print"
              busy={pressed === 'Реестр.pdf'}
              onClick={() => download('Реестр.pdf', getRegisterFile({ id, format: 'pdf' }))}
            >
              Реестр, PDF
            </Button>
            {isReceiving && (
              <Button
                icon="check"
                disabled={register.receivedCount === 0}
                onClick={() => setAsking('receive')}
              >
                Закончить приём
              </Button>
            )}
            <Menu label="Ещё" busy={pressed === 'Реестр.xlsx'}>
              <MenuItem onClick={() => download('Реестр.xlsx', getRegisterFile({ id, format: 'xlsx' }))}>
                Excel
              </MenuItem>
              {state === 'open' && register.receivedCount === 0 && (
                <MenuItem onClick={() => setAsking('dissolve')}>Распустить</MenuItem>
              )}
            </Menu>
          </>
        }
      />
      <Problem>{problem}</Problem>
      <ChangedNotice register={register} isStaff={isStaff} busy={pressed === 'update'} onUpdate={update} />
      <RegisterPickup register={register} onChanged={onChanged} />
      {isStaff && <p>Сдаёт: {register.client}</p>}
      {isReceiving && (
        <ScanField
          label="Штрихкод этикетки"
          hint="Сканер отметит место; отметить можно и в списке."
          onScan={scan}
        />
      )}
      <p role="status">
        {`${capitalised(editionWords({ edition: register.edition, at: register.editionAt }))}. `}
        {`${register.ordersCount}${nbsp}${plural(register.ordersCount, 'заказ', 'заказа', 'заказов')}, `}
        {`${places(register.placesCount)}, `}
        {kilograms(register.weight)}
        {(isReceiving || state === 'received') &&
          `. Отмечено мест: ${register.receivedCount}${nbsp}из${nbsp}${register.expectedCount}`}
        {register.receivedAt && `. Принят ${formatDateTime(register.receivedAt)}`}
      </p>
      <Table
        caption={`Заказы реестра ${numberedOrder(id)}`}
        columns={registerColumns({ isStaff, register: id }, placesCell)}
        rows={orders}
        rowKey={(order) => order.id}
        narrow={styles.rows}
      />
      <FormerEditions
        register={register}
        pressed={pressed}
        onDownload={(edition) => download(fileOf(edition), getRegisterFile({ id, format: 'pdf', edition }))}
      />
      <ConfirmDialog
        open={asking === 'dissolve'}
        title={`Распустить реестр ${numberedOrder(id)}?`}
        confirmLabel="Распустить"
        cancelLabel="Отмена"
        busy={busy}
        onConfirm={() => void run(dissolveRegister(id), ended).then(close)}
        onCancel={close}
      >
        Заказы останутся, их можно будет внести в другой реестр. Напечатанный реестр больше не действует.
        {isStaff && ' Клиент узнает об этом из письма.'}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'receive'}
        danger={missing > 0}
        title="Закончить приём?"
        confirmLabel="Закончить"
        cancelLabel="Отмена"
        busy={busy}
        onConfirm={() => void run(receiveRegister({ id, version }), ended).then(close)}
        onCancel={close}
      >
        {missing > 0
          ? `Принято мест: ${register.receivedCount} из ${register.expectedCount}. Остальные акт назовёт не поступившими; потом отметить их нельзя.`
          : `Пришли все места: ${register.receivedCount}. Потом отметки изменить нельзя.`}
      </ConfirmDialog>
    </div>
  );
}
