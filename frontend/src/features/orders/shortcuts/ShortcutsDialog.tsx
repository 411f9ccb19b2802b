import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { DefinitionList } from '../../../ui/layout/DefinitionList';
import { Dialog } from '../../../ui/overlay/Dialog';
import styles from './shortcuts.module.css';
import { shortcutsOff } from './useShortcuts';

const sheet = [
  { term: '/', value: 'К поиску в списке' },
  { term: 'J', value: 'Следующий заказ' },
  { term: 'K', value: 'Предыдущий заказ' },
  { term: 'E', value: 'Редактировать' },
  { term: 'P', value: 'Изменить цену' },
  { term: 'N', value: 'Написать заметку к заказу' },
  { term: '?', value: 'Этот список' },
  { term: 'Ctrl+Z', value: 'Отменить сохранённое, пока видно «Отменить»' },
];

/** The sheet of keys, and the switch of those without Ctrl. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(() => shortcutsOff.read()?.off !== true);
  return (
    <Dialog open title="Клавиши" onClose={onClose}>
      <div className={styles.sheet}>
        <DefinitionList items={sheet} />
        <Checkbox
          label="Клавиши без Ctrl работают"
          hint="Запомним в этом браузере. В полях и окнах они не действуют, раскладка не важна."
          checked={on}
          onChange={(next) => {
            setOn(next);
            shortcutsOff.write({ off: !next });
          }}
        />
      </div>
    </Dialog>
  );
}
