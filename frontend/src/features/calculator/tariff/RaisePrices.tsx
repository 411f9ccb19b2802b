import { PRICE_STEP_WORDS, PRICE_STEPS, raisedPrice, readNumber, type PriceStep } from '@shlyah/domain';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { NumberField } from '../../../ui/fields/NumberField';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { Select } from '../../../ui/fields/Select';
import { classes } from '../../../ui/classes';
import { Details } from '../../../ui/layout/Details';
import styles from './tariff.module.css';

/** A price to change, kopecks. */
type Change = (kopecks: number) => number;

const most = { raise: 1000, lower: 99 };

/** «Изменить все цены на процент»: fills the changed prices in and saves nothing. */
export function RaisePrices({ onChange }: { onChange: (change: Change) => void }) {
  const [way, setWay] = useState<'raise' | 'lower'>('raise');
  const [text, setText] = useState('');
  const [step, setStep] = useState<PriceStep>(1);
  const [asked, setAsked] = useState(false);
  const percent = readNumber(text);
  const isRight = percent !== null && percent > 0 && percent <= most[way];
  const problem = isRight ? undefined : `От 0,01 до ${most[way]}`;

  const count = () => {
    setAsked(true);
    if (!isRight) return;
    onChange((kopecks) => raisedPrice(kopecks, way === 'raise' ? percent : -percent, step));
  };
  return (
    <Details summary="Изменить все цены на процент">
      <div className={styles.example}>
        <div className={classes(styles.moment, styles.percent)}>
          <RadioGroup
            label="Что сделать"
            shape="segmented"
            value={way}
            onChange={(next) => setWay(next as typeof way)}
            choices={[
              { value: 'raise', label: 'Поднять' },
              { value: 'lower', label: 'Снизить' },
            ]}
          />
          <NumberField
            label="На сколько"
            unit="%"
            value={text}
            error={asked ? problem : undefined}
            onChange={setText}
          />
          <Select
            label="Округлить до"
            value={String(step)}
            onChange={(next) => setStep(Number(next) as PriceStep)}
            choices={PRICE_STEPS.map((value) => ({ value: String(value), label: PRICE_STEP_WORDS[value] }))}
          />
          <Button kind="secondary" onClick={count}>
            Посчитать
          </Button>
        </div>
        <p>
          Считаем от цен, которые сохранены; новые появятся в таблице, и их можно поправить. Надбавка за
          хрупкий груз и цена документов не меняются.
        </p>
      </div>
    </Details>
  );
}
