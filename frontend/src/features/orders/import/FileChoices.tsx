import { Panel } from '../../../ui/layout/Panel';
import styles from './import.module.css';
import { ofOtherCells, withoutRepeats } from './import-draft';
import { LeftOut } from './LeftOut';
import { offeredSheets } from './left-out-words';
import { SeparatorChoice } from './SeparatorChoice';
import { SheetChoice } from './SheetChoice';
import type { ReadImport } from './import-state';

const LOCKED = 'Из этого файла уже есть заказы. Чтобы выбрать другое, нажмите «Другой файл»';

/** What of the file is read: its sheet, the separator of its cells, and what makes no orders. */
export function FileChoices({ of: one }: { of: ReadImport }) {
  const { draft, preview, work } = one;
  const { separator, leftOut } = preview;
  const sheets = offeredSheets(preview);
  const taken = draft.take ?? [];
  if (sheets.length < 2 && separator === null && leftOut.length === 0 && taken.length === 0) return null;
  const asked = withoutRepeats(draft.cells);
  const choice = {
    busy: work !== null,
    // Rows of another sheet have the same numbers.
    locked: draft.made.length > 0 || draft.sending ? LOCKED : undefined,
  };
  return (
    <Panel title="Файл">
      <div className={styles.stack}>
        <SheetChoice
          sheets={sheets}
          {...choice}
          onChoose={(sheet) => void one.setFile({ ...ofOtherCells, sheet })}
        />
        <LeftOut
          parts={leftOut}
          into="в заказы"
          taken={taken}
          busy={choice.busy}
          onTake={(take) => void one.setFile({ take })}
          onAskAgain={
            asked === draft.cells || choice.locked ? undefined : () => void one.setFile({ cells: asked })
          }
        />
        <SeparatorChoice
          separator={separator}
          {...choice}
          onChoose={(next) => void one.setFile({ ...ofOtherCells, separator: next })}
        />
      </div>
    </Panel>
  );
}
