import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { Panel } from '../../../ui/layout/Panel';
import { ColumnsPanel } from './ColumnsPanel';
import { lackingOf, type Lacking } from './common';
import { CommonForm } from './CommonForm';
import { FileChoices } from './FileChoices';
import { FileOrders } from './FileOrders';
import { ImportResult } from './ImportResult';
import { ReadHeading } from './ReadHeading';
import { SendBar } from './SendBar';
import { summaryOf } from './summary';
import type { ImportPreview } from './types';
import type { ReadImport } from './import-state';

interface ReadProps {
  of: ReadImport;
  now: () => Date;
}

/** A table that was read: its columns, the common fields, its orders. */
export function ReadTable({ of: one, now }: ReadProps) {
  const { draft, preview, work } = one;
  const lacking = lackingOf(preview.columns);
  const isRight = Object.keys(preview.common).length === 0 && !isUnsaid(preview, lacking);
  // While a column is unknown, every row has the same problem.
  const isAsked = preview.columns.some(({ question }) => question !== null);
  return (
    <>
      <ReadHeading
        words={summaryOf(preview, draft, { lacking: lacking.columns, isRight })}
        shown={one.shown}
      />
      <FileChoices of={one} />
      {draft.made.length > 0 && <ImportResult of={one} />}
      <ColumnsPanel
        columns={preview.columns}
        lacking={lacking.columns}
        choices={draft.columns}
        round={one.round}
        busy={work !== null}
        onApply={(choices) => void one.setColumns(choices)}
      />
      <Panel title="Одно на все заказы">
        <CommonForm
          key={`${lacking.date}${lacking.sizes}${lacking.weight}${isRight}`}
          values={draft.common}
          lacking={lacking}
          isRight={isRight}
          keep={one.keepCommon}
          now={now}
          onSubmit={async (values) => {
            const answer = await one.setCommon(values);
            if (!answer || Object.keys(answer.common).length === 0) return undefined;
            return { status: 422, code: 'invalid', message: 'Проверьте поля', errors: answer.common };
          }}
        />
      </Panel>
      {draft.sending && work?.kind !== 'send' && (
        <Notice kind="attention" title="Оформление прервалось">
          Ничего не пропало и не задвоится: продолжим с того же места.
        </Notice>
      )}
      {isAsked ? (
        <p>Ответьте о столбцах, и здесь появятся заказы.</p>
      ) : preview.orders.length === 0 ? (
        <EmptyState title="В таблице нет строк с заказами">
          Заказы стоят под строкой заголовков, по одному в строке.
        </EmptyState>
      ) : (
        <FileOrders key={one.round} of={one} />
      )}
      {!isAsked && <SendBar of={one} isRight={isRight} />}
    </>
  );
}

/** Whether a field without a column still lacks its common value. */
const isUnsaid = ({ missing }: ImportPreview, { columns }: Lacking): boolean =>
  missing.some((label) => !columns.includes(label));
