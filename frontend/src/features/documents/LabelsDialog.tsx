import type { LabelLayout } from '@shlyah/api-client';
import { useState } from 'react';
import { saveFile } from '../../shared/save-file';
import { storedValue } from '../../shared/storage';
import { useAction } from '../../shared/useAction';
import { Button } from '../../ui/actions/Button';
import { Problem } from '../../ui/feedback/Notice';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import { Select } from '../../ui/fields/Select';
import { Dialog } from '../../ui/overlay/Dialog';
import { nbsp } from '../../ui/text';
import { getOrderLabels } from './actions';
import { chosenWords, type ChosenOrders } from './chosen';
import styles from './LabelsDialog.module.css';

interface LabelsDialogProps {
  of: ChosenOrders;
  onClose: () => void;
  /** The history of the orders says so. */
  onPrinted?: () => void;
}

const isLayout = (value: unknown): value is LabelLayout => value === 'label' || value === 'a4';

/** A browser has one printer. */
const lastLayout = storedValue<{ layout: LabelLayout }>('browser', 'shlyah.labels', ({ layout }) =>
  isLayout(layout),
);

const papers = [
  { value: 'label', label: 'Принтер этикеток', hint: `По одной на странице 100×150${nbsp}мм` },
  { value: 'a4', label: 'Обычный принтер', hint: 'По четыре на листе А4' },
];

const places = ['Верхнее левое', 'Верхнее правое', 'Нижнее левое', 'Нижнее правое'].map((label, at) => ({
  value: String(at + 1),
  label,
}));

/** Chooses the paper of labels, then downloads the file. */
export default function LabelsDialog({ of, onClose, onPrinted }: LabelsDialogProps) {
  const [layout, setLayout] = useState<LabelLayout>(lastLayout.read()?.layout ?? 'label');
  const [start, setStart] = useState('1');
  const { busy, problem, run } = useAction();

  const download = () => {
    lastLayout.write({ layout });
    return run(getOrderLabels({ of, layout, start: layout === 'a4' ? Number(start) : 1 }), {
      onDone: (file) => {
        saveFile(file, 'Этикетки.pdf');
        onPrinted?.();
        onClose();
      },
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Этикетки ${chosenWords(of)}`}
      actions={
        <>
          <Button icon="download" busy={busy} onClick={() => void download()}>
            Скачать PDF
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Закрыть
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Problem>{problem}</Problem>
        <RadioGroup
          label="На чём печатать"
          value={layout}
          onChange={(value) => isLayout(value) && setLayout(value)}
          choices={papers}
        />
        {layout === 'a4' && (
          <Select
            label="С какого места листа"
            hint="Если часть наклеек с листа уже снята."
            width="medium"
            value={start}
            onChange={setStart}
            choices={places}
          />
        )}
        <p>
          По этикетке на каждое место. В настройках печати выберите масштаб «100{nbsp}%» и «без полей», иначе
          штрихкод может не читаться.
        </p>
      </div>
    </Dialog>
  );
}
