import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ActionFailure } from '../../../shared/failure';
import { orderFieldLabel } from '@shlyah/domain';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { SessionOver } from '../../../ui/feedback/SessionOver';
import styles from './OrderForm.module.css';
import { STEPS, stepOf, type StepNumber } from '../form/steps';

interface SendFailureProps {
  failure: ActionFailure;
  hrefOf: (step: StepNumber) => string;
  onRenew: () => void;
}

/** The refusal of the order, with advice; takes the focus, because the button that was clicked is far below. */
export function SendFailure({ failure, hrefOf, onRenew }: SendFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  if (failure.status === 401) return <SessionOver kept="черновик сохранён, вы вернётесь на этот шаг" />;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="error" role="alert" title={titleOf(failure)}>
        <div className={styles.failure}>
          <Advice failure={failure} hrefOf={hrefOf} onRenew={onRenew} />
        </div>
      </Notice>
    </div>
  );
}

function titleOf({ status, code, message }: ActionFailure): string {
  if (code === 'already_sent' || code === 'price_changed') return message;
  if (code === 'idempotency_key_reused') return 'Похоже, эта заявка уже принята';
  if (status === 0) return 'Ответ сервера не пришёл';
  if (status === 422 || code === 'external_id_taken') return 'Заявку не приняли: проверьте поля';
  return 'Заявка пока не отправлена';
}

function Advice({ failure, hrefOf, onRenew }: SendFailureProps) {
  const { status, code, message, errors } = failure;
  const asNew = (
    <Button kind="secondary" size="small" onClick={onRenew}>
      Отправить как новый заказ
    </Button>
  );
  if (code === 'already_sent') {
    return (
      <>
        <p>
          Его отправили из другой вкладки.{' '}
          <Link to={paths.myOrder((failure.fresh as { id: number }).id)}>Открыть заказ</Link>
        </p>
        {asNew}
      </>
    );
  }
  if (code === 'idempotency_key_reused' || code === 'deleted') {
    return (
      <>
        <p>
          Ответ на первую отправку потерялся, а после неё вы что-то изменили. Проверьте{' '}
          <Link to={paths.myOrders(1)}>Мои заказы</Link>: если нужен ещё один заказ, отправьте этот как новый.
        </p>
        {asNew}
      </>
    );
  }
  if (code === 'price_changed')
    return <p>Заявка не отправлена. Если новая цена подходит, нажмите «Оставить заявку» ещё раз.</p>;
  if (errors) {
    return (
      <ul>
        {Object.entries(errors).map(([path, texts]) => (
          <li key={path}>
            <Link to={hrefOf(stepOf(path))}>
              {STEPS[stepOf(path) - 1]}: {orderFieldLabel(path)}
            </Link>{' '}
            — {texts.join(' ')}
          </li>
        ))}
      </ul>
    );
  }
  const safe = status === 0 || status >= 500 || code === 'session_changed';
  return (
    <p>
      {message} {safe && 'Данные на месте. Нажмите «Оставить заявку» ещё раз: второй заказ не появится.'}
    </p>
  );
}
