import type { PaymentDto } from '@shlyah/api-client';
import { LIMITS, minskDay, PAYMENT_NUMBER } from '@shlyah/domain';
import { useEffect, useId, useRef, useState } from 'react';
import type { ActionFailure } from '../../shared/failure';
import { useAction } from '../../shared/useAction';
import { Button } from '../../ui/actions/Button';
import { Problem } from '../../ui/feedback/Notice';
import { DateField } from '../../ui/fields/DateField';
import { NumberField } from '../../ui/fields/NumberField';
import { TextField } from '../../ui/fields/TextField';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { money } from '../acts/words';
import { useUserId } from '../users/session/useUserId';
import { createPayment } from './actions';
import { FirmField, type PickedFirm } from './FirmField';
import { paymentDraft, readPayment, type PaymentErrors, type TypedPayment } from './payment-input';
import styles from './payments.module.css';

const noFirm: PickedFirm = { text: '', id: null };

const blank = (day: string, firm: PickedFirm): TypedPayment => ({
  firm,
  day,
  sum: '',
  number: '',
  note: '',
});

/** The errors of a refusal by field. */
const errorsOf = ({ errors = {} }: ActionFailure): PaymentErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, [message]]) => [field, message]));

interface PaymentFormProps {
  /** The firm that is filled in at first; one whose account is gone is not found by its name. */
  firm?: PickedFirm | undefined;
  onAdded: (payment: PaymentDto) => void;
}

/** Enters payments one after another: the day stays, the firm is asked for again. What is typed is kept in the tab. */
export function PaymentForm({ firm, onAdded }: PaymentFormProps) {
  const staff = useUserId();
  const [draft] = useState(() => paymentDraft(staff));
  const [typed, setTyped] = useState(() => ({
    ...(draft.read() ?? blank(minskDay(new Date()), noFirm)),
    ...(firm && { firm }),
  }));
  const [errors, setErrors] = useState<PaymentErrors>({});
  const [repeat, setRepeat] = useState<string | null>(null);
  const { busy, problem, run, hideProblem } = useAction();
  const firmId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isTouched = typed.firm.text !== (firm?.text ?? '') || typed.sum + typed.number + typed.note !== '';
  useEffect(() => {
    if (isTouched) draft.write(typed);
    else draft.remove();
  }, [draft, typed, isTouched]);

  const set = (change: Partial<TypedPayment>) => setTyped((before) => ({ ...before, ...change }));
  const send = (isRepeat: boolean) => {
    const read = readPayment(typed, minskDay(new Date()));
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) {
      // After the errors are drawn.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    void run(createPayment({ ...read.body, ...(isRepeat && { repeat: true }) }), {
      done: ({ client, sum }) => `Внесено: ${client}, ${money(sum)}`,
      onDone: (payment) => {
        setRepeat(null);
        setTyped(blank(typed.day, firm ?? noFirm));
        document.getElementById(firmId)?.focus();
        onAdded(payment);
      },
      onFailed: (failure) => {
        setErrors(errorsOf(failure));
        if (failure.code !== 'payment_repeats') return setRepeat(null);
        hideProblem();
        return setRepeat(failure.message);
      },
    });
  };

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label="Новая оплата"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(false);
        }}
      >
        <div className={styles.wide}>
          <FirmField
            id={firmId}
            value={typed.firm}
            onChange={(picked) => set({ firm: picked })}
            error={errors.user ?? errors.unp}
          />
        </div>
        <DateField
          label="День"
          value={typed.day}
          onChange={(day) => set({ day })}
          error={errors.day}
          isDisabled={(day) => day > minskDay(new Date())}
        />
        <NumberField
          label="Сумма"
          unit="р"
          width="short"
          value={typed.sum}
          onChange={(sum) => set({ sum })}
          error={errors.sum}
        />
        <TextField
          label="Номер поручения"
          width="short"
          value={typed.number}
          onChange={(number) => set({ number })}
          maxLength={PAYMENT_NUMBER}
          autoComplete="off"
          error={errors.number}
        />
        <div className={styles.wide}>
          <TextField
            label="Заметка"
            optional
            value={typed.note}
            onChange={(note) => set({ note })}
            maxLength={LIMITS.reason}
            autoComplete="off"
            error={errors.note}
          />
        </div>
        <div className={styles.send}>
          <Button type="submit" busy={busy}>
            Внести
          </Button>
        </div>
      </form>
      {repeat === null && <Problem>{problem}</Problem>}
      {repeat !== null && (
        <ConfirmDialog
          open
          danger={false}
          title="Такая оплата уже внесена"
          confirmLabel="Внести ещё одну"
          cancelLabel="Не вносить"
          busy={busy}
          problem={null}
          onConfirm={() => send(true)}
          onCancel={() => setRepeat(null)}
        >
          <p>{repeat}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
