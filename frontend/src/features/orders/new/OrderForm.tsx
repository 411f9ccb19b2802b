import { orderFields, type BookSide } from '@shlyah/domain';
import { Form, Formik } from 'formik';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Autosave } from '../../../ui/form/Autosave';
import { lazyPart } from '../../../ui/lazy-part';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { FormErrors } from '../../../ui/form/FormErrors';
import { FormFields } from '../../../ui/form/useFormField';
import { numberedOrder } from '../../../ui/text';
import { ParkedDrafts } from './ParkedDrafts';
import {
  unfinishedOrders,
  dropUnfinished,
  dropDraft,
  keepDraft,
  storedDraft,
  startDraft,
} from './order-draft';
import { useCalendar } from '../../calendar/useCalendar';
import { QuoteAside } from '../../calculator/quote/QuoteAside';
import layout from '../../calculator/quote/priced-form.module.css';
import styles from './OrderForm.module.css';
import { OrderSteps } from './OrderSteps';
import { ReceiverSearch } from './ReceiverSearch';
import { SendFailure } from './SendFailure';
import { firstOpen, stepSchemas } from '../form/schema';
import { ReceiverFields } from '../form/ReceiverFields';
import { STEPS, type StepNumber } from '../form/steps';
import { SenderStep } from './steps/SenderStep';
import type { BookEntry } from '../address-book/entry';
import { MessageMarks } from '../pasted-message/MessageMarks';
import type { FilledMark } from '../pasted-message/rows';
import type { OrderValues, Sender } from '../form/types';
import { firstValues } from './first-values';
import { refusedAt } from './refused';
import { useSend } from './useSend';
import { emptyOrder, freshDate } from '../form/values';

// The later steps, the calendar of the last above all, weigh as much as the rest of the form.
const loadCargo = async () => ({ default: (await import('../form/CargoStep')).CargoStep });
const loadReview = async () => ({ default: (await import('./steps/ReviewStep')).ReviewStep });
const CargoStep = lazyPart(loadCargo);
const ReviewStep = lazyPart(loadReview);

interface OrderFormProps {
  sender: Sender;
  /** The latest entries of the address book. */
  entries: readonly BookEntry[];
  step: StepNumber;
  hrefOf: (step: StepNumber) => string;
  onStep: (step: StepNumber) => void;
  /** The order was made; the form has forgotten it. */
  onSent: (id: number) => void;
  now?: () => Date;
}

const clock = () => new Date();

/** A value whose change causes no render. */
function ref<Value>(first: Value) {
  let value = first;
  return { read: () => value, keep: (next: Value) => void (value = next) };
}

/** The new order in four steps. */
export function OrderForm({ sender, entries, step, hrefOf, onStep, onSent, now = clock }: OrderFormProps) {
  const location = useLocation();
  const calendar = useCalendar();
  const [start] = useState(() => ({
    values: firstValues(sender, now(), calendar),
    hasDraft: storedDraft(sender.id) !== null,
    copyOf: (location.state as { copyOf?: number } | null)?.copyOf,
  }));
  // The latest values: the next step begins with them.
  const [latest] = useState(() => ref<OrderValues>(start.values));
  // Another order in the same form: the fields are made anew.
  const [round, setRound] = useState(0);
  const [marks, setMarks] = useState<readonly FilledMark[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(`${round}-${step}`);
  useEffect(() => {
    // The clicked button has disappeared with its step, so the focus moves to the heading of the new step.
    if (shown.current !== `${round}-${step}`) heading.current?.focus({ preventScroll: true });
    shown.current = `${round}-${step}`;
  }, [round, step]);
  useEffect(() => {
    // Prefetches the later steps once the first is passed. A failed load is repeated there.
    if (step > 1) void Promise.all([loadCargo(), loadReview()]).catch(() => undefined);
  }, [step]);
  const { submit, refused, renew, hideRefusal } = useSend(sender.id, onSent);

  const begin = (values: OrderValues) => {
    latest.keep(values);
    setRound(round + 1);
    setMarks([]);
    hideRefusal();
    onStep(1);
  };
  const schemas = useMemo(() => stepSchemas(now, calendar), [now, calendar]);
  const parked = unfinishedOrders(sender.id);
  const entriesOf = (side: BookSide) => entries.filter((entry) => entry.side === side);

  return (
    <Formik<OrderValues>
      key={`${round}-${step}`}
      // The calendar may have come since the form began.
      initialValues={step === 4 ? freshDate(latest.read(), now(), calendar) : latest.read()}
      // The last step shows the errors of the whole order.
      initialStatus={refused && step < 4 ? refusedAt(step, refused, latest.read()) : undefined}
      validationSchema={schemas[step]}
      onSubmit={async (values) => {
        latest.keep(values);
        if (step < 4) onStep((step + 1) as StepNumber);
        else {
          const open = firstOpen(schemas, values);
          if (open < 4) onStep(open);
          else await submit(values);
        }
      }}
    >
      {({ isSubmitting }) => (
        <div className={styles.order}>
          <OrderSteps step={step} schemas={schemas} hrefOf={hrefOf} />
          {parked.length > 0 ? (
            <ParkedDrafts
              orders={parked}
              onTake={(order) => {
                startDraft(sender.id, order);
                begin(firstValues(sender, now(), calendar));
              }}
              onDelete={(order) => {
                dropUnfinished(sender.id, order);
                setRound(round + 1);
              }}
            />
          ) : (
            start.hasDraft &&
            round === 0 && (
              <Notice>
                <span className={styles.choice}>
                  {start.copyOf
                    ? `Это копия заказа ${numberedOrder(start.copyOf)}.`
                    : 'Черновик заказа сохранён в этом браузере.'}
                  <Button
                    kind="quiet"
                    size="small"
                    onClick={() => {
                      dropDraft(sender.id);
                      begin(emptyOrder(sender, now(), calendar));
                    }}
                  >
                    Начать заново
                  </Button>
                </span>
              </Notice>
            )
          )}
          <Form noValidate className={layout.columns} aria-label={`Шаг ${step}: ${STEPS[step - 1]}`}>
            <Autosave<OrderValues>
              write={(values) => {
                latest.keep(values);
                return keepDraft(sender.id, values);
              }}
            />
            <div className={layout.main}>
              <h2 ref={heading} tabIndex={-1} className={styles.heading}>
                <span className="visually-hidden">Шаг {step} из 4: </span>
                {STEPS[step - 1]}
              </h2>
              <FormErrors />
              {refused && !isSubmitting && step === 4 && (
                <SendFailure failure={refused.failure} hrefOf={hrefOf} onRenew={renew} />
              )}
              <FormFields value={orderFields}>
                <MessageMarks step={step} marks={marks} />
                <Suspense fallback={<SkeletonRows rows={6} label="Загружаем шаг…" />}>
                  {step === 1 && <SenderStep sender={sender} entries={entriesOf('sender')} />}
                  {step === 2 && (
                    <>
                      <ReceiverSearch
                        entries={entriesOf('receiver')}
                        now={now}
                        onFilled={(filled) => setMarks([...marks, ...filled])}
                      />
                      <ReceiverFields />
                    </>
                  )}
                  {step === 3 && <CargoStep />}
                  {step === 4 && <ReviewStep sender={sender} now={now} hrefOf={hrefOf} schemas={schemas} />}
                </Suspense>
              </FormFields>
            </div>
            {step === 4 && <QuoteAside />}
            <div className={layout.buttons}>
              {step < 4 ? (
                <Button type="submit" iconAfter="arrowRight">
                  Далее
                </Button>
              ) : (
                <SubmitButton saving="Отправляем…">Оставить заявку</SubmitButton>
              )}
              {step > 1 && (
                <Button kind="secondary" onClick={() => onStep((step - 1) as StepNumber)}>
                  Назад
                </Button>
              )}
            </div>
            {/* On a phone below the buttons: a late price must not move them on a tap. */}
            {step < 4 && <QuoteAside />}
          </Form>
        </div>
      )}
    </Formik>
  );
}
