import { paths } from '../../../paths';
import MoveDays from './MoveDays';
import { Desk } from '../desk/Desk';
import type { BusyDay, Order } from '../types';

interface MoveOrdersProps {
  days: readonly BusyDay[];
  /** After orders were moved. */
  onChanged: () => void;
}

const none: readonly Order[] = [];

/** The press that moves orders off closed days, with the answers of the desk: what was refused, left out, and the undo. */
export default function MoveOrders({ days, onChanged }: MoveOrdersProps) {
  return (
    <Desk
      list="closed days"
      place="closed days"
      listed={none}
      whole
      hrefOf={({ id }) => paths.order(id)}
      onChanged={onChanged}
      onDeleted={onChanged}
    >
      {(work) => <MoveDays days={days} work={work} onNothing={onChanged} />}
    </Desk>
  );
}
