import { addDays, toMinsk } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { DateField } from '../../../ui/fields/DateField';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { deleteComingTariff } from '../actions';
import styles from './tariff.module.css';
import { momentWords, promisedDay, PROMISED_DAYS } from '../tariff-words';

interface EditionHeadProps {
  /** Whether the coming tariff is edited, not the one in force. */
  isComing: boolean;
  /** The moment of the coming tariff; null when there is none. */
  comingFrom: string | null;
  /** The version of the edited tariff. */
  version: number;
  isChanged: boolean;
  /** The moment from which a save is in force; null: at once. */
  from: string | null;
  onFrom: (from: string | null) => void;
  onShow: (isComing: boolean) => void;
}

const today = (): string => toMinsk(new Date()).slice(0, 10);
const midnight = (day: string): string => `${day} 00:00`;

/** Which tariff is edited and from when a save is in force, beside what the договор promises. */
export function EditionHead(props: EditionHeadProps) {
  const { isComing, comingFrom, isChanged, from, onFrom, onShow } = props;
  return (
    <div className={styles.edition}>
      {comingFrom !== null && (
        <RadioGroup
          label="Какой тариф показан"
          shape="segmented"
          value={isComing ? 'coming' : 'current'}
          onChange={(value) => onShow(value === 'coming')}
          disabled={isChanged}
          hint={isChanged ? 'Сначала сохраните или отмените изменения' : undefined}
          choices={[
            { value: 'current', label: 'Действует сейчас' },
            { value: 'coming', label: `С ${momentWords(comingFrom)}` },
          ]}
        />
      )}
      {comingFrom === null && (
        <RadioGroup
          label="Когда начнут действовать изменения"
          shape="segmented"
          value={from === null ? 'now' : 'later'}
          onChange={(value) => onFrom(value === 'now' ? null : midnight(promisedDay()))}
          choices={[
            { value: 'now', label: 'Сразу' },
            { value: 'later', label: 'С даты' },
          ]}
        />
      )}
      {from !== null && (
        <div className={styles.moment}>
          <DateField
            label="Первый день новых цен"
            value={from.slice(0, 10)}
            today={today()}
            isDisabled={(day) => day <= today() || day > addDays(today(), 365)}
            onChange={(day) => onFrom(midnight(day))}
          />
          {isComing && <Withdraw {...props} />}
        </div>
      )}
      <Promise from={from} />
      {comingFrom !== null && !isComing && (
        <p className="quiet">
          С {momentWords(comingFrom)} действует другой тариф целиком: изменений, которые вы сохраните здесь, в
          нём не будет. Внесите их и туда.
        </p>
      )}
    </div>
  );
}

/** What the договор promises of new prices, and whether the chosen day keeps it. */
function Promise({ from }: { from: string | null }) {
  const day = promisedDay();
  const promise = `По договору мы сообщаем о новых ценах на сайте не позднее чем за ${PROMISED_DAYS} календарных дней`;
  if (from === null)
    return (
      <p className="quiet">
        {promise}: сегодня — о ценах с {momentWords(day)}. Сразу — значит для всех новых заказов, без
        предупреждения.
      </p>
    );
  return from.slice(0, 10) < day ? (
    <Notice
      kind="attention"
      role="status"
      title={`Раньше, чем обещает договор: не раньше ${momentWords(day)}`}
    >
      {promise}.
    </Notice>
  ) : (
    <p className="quiet">
      {promise}: обещание выполнено. После сохранения новые цены видны на странице «Услуги и тарифы».
    </p>
  );
}

function Withdraw({ comingFrom, version, isChanged, onShow }: EditionHeadProps) {
  const [asking, setAsking] = useState(false);
  const action = useAction();
  return (
    <>
      <Button kind="secondary" icon="trash" disabled={isChanged} onClick={() => setAsking(true)}>
        Отозвать
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Отозвать тариф с ${momentWords(comingFrom ?? '')}?`}
        confirmLabel="Отозвать"
        cancelLabel="Оставить"
        busy={action.busy}
        problem={action.problem}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void action.run(deleteComingTariff(version), {
            done: 'Будущий тариф отозван',
            onDone: () => onShow(false),
          })
        }
      >
        Останутся нынешние цены, а объявление пропадёт с сайта.
      </ConfirmDialog>
    </>
  );
}
