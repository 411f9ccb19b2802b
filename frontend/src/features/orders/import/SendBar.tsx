import { formatPrice, plural, priceChanged, toKopecks } from '@shlyah/domain';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Dock } from '../list/Dock';
import { ordersIn } from '../words';
import styles from './import.module.css';
import { stateOf } from './rows';
import type { ReadImport, Work } from './import-state';

interface SendBarProps {
  of: ReadImport;
  /** Whether the common values are valid. */
  isRight: boolean;
}

/** «Оформить N заказов»: valid orders are sent, the others stay. */
export function SendBar({ of: one, isRight }: SendBarProps) {
  const { draft, preview, work, moved } = one;
  const ready = preview.orders.filter((order) => stateOf(order, draft) === 'ready');
  const sum = ready.reduce((all, { price }) => all + toKopecks(price ?? 0), 0);
  const agreed = isRight ? ready.filter(({ price }) => price === null).length : 0;
  const isLeft = draft.sending !== null;
  if (ready.length === 0 && !isLeft) return null;
  return (
    <Dock>
      {moved && work === null && (
        <Notice kind="attention" role="alert" title={priceChanged(moved.before, moved.after)}>
          {`Расчёт изменился у ${numberOfOrders(moved.count)}. Если новые цены подходят, нажмите ещё раз.`}
        </Notice>
      )}
      <div role="region" aria-label="Оформление" className={styles.bar}>
        {work?.kind === 'send' ? (
          <progress aria-label="Оформляем заказы" value={work.done} max={work.total} />
        ) : (
          <span className={styles.sum}>
            {isRight ? formatPrice(sum) : 'Заполните «Одно на все заказы»'}
            {agreed > 0 && <span className="quiet"> и {agreed} по согласованию</span>}
          </span>
        )}
        <Button busy={work !== null} disabled={!isRight} onClick={() => void one.send()}>
          {sendWords(work, isLeft, ready.length)}
        </Button>
      </div>
    </Dock>
  );
}

const numberOfOrders = (count: number): string =>
  `${count}\u00a0${plural(count, 'заказа', 'заказов', 'заказов')}`;

function sendWords(work: Work | null, isLeft: boolean, count: number): string {
  if (work?.kind === 'send') return `Оформлено ${work.done} из ${work.total}…`;
  return isLeft ? 'Продолжить оформление' : `Оформить ${ordersIn(count)}`;
}
