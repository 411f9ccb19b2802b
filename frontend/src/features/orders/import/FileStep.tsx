import { IMPORT_LIMITS } from '@shlyah/domain';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { FileField } from '../../../ui/fields/FileField';
import { Details } from '../../../ui/layout/Details';
import { Panel } from '../../../ui/layout/Panel';
import styles from './import.module.css';
import { SaveButton } from './SaveButton';

/** Browsers and systems call a table by many types, and phones often by none. */
const TABLES = [
  '.xlsx',
  '.csv',
  '.tsv',
  '.txt',
  '.xls',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

interface FileStepProps {
  label: string;
  busy: boolean;
  /** The file before was given up, and its button has gone: the field takes the focus. */
  focused?: boolean;
  onFile: (file: File) => void;
  template: Pick<ComponentProps<typeof SaveButton>, 'name' | 'file'>;
  /** List items: answers to the usual questions about the file. */
  help: ReactNode;
}

/** The choice of a table. */
export function FileStep({ label, busy, focused = false, onFile, template, help }: FileStepProps) {
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) field.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <Panel>
      <div ref={field} className={styles.stack}>
        <FileField
          label={label}
          hint="Выберите файл .xlsx или .csv или перетащите его сюда. Столбцы узнаем сами, в любом порядке."
          value={null}
          accept={TABLES}
          maxSize={IMPORT_LIMITS.bytes}
          error={problem}
          onChange={(file, why) => {
            setProblem(why);
            if (file && !busy) onFile(file);
          }}
        />
        {busy && <SkeletonRows rows={4} label="Читаем файл…" />}
        <div className={styles.actions}>
          <SaveButton {...template}>Скачать шаблон (.xlsx)</SaveButton>
          <p className="quiet">С подсказками, городами и пунктами выдачи. Своя таблица тоже подойдёт.</p>
        </div>
        <Details summary="Какой должна быть таблица">
          <ul className={styles.help}>{help}</ul>
        </Details>
      </div>
    </Panel>
  );
}
