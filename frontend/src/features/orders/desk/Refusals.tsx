import { Notice } from '../../../ui/feedback/Notice';
import { numbered } from '../../../ui/text';

/** Which changes were not saved and why; the rows show the orders as they are now. */
export function Refusals({ refused }: { refused: ReadonlyMap<number, string> }) {
  if (refused.size === 0) return null;
  return (
    <Notice kind="error" role="alert" title="Сохранено не всё">
      <ul>
        {[...refused].map(([id, why]) => (
          <li key={id}>
            Заказ {numbered(id)}: {why}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
