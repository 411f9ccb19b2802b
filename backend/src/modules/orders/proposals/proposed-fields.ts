import { isBeforePickup, proposableFields, RETURNING, type ProposalSide } from '@shlyah/domain';
import type { FieldErrors } from '../../../platform/http/errors';
import { given } from '../../../platform/http/field-classes';
import type { OrderDto } from '../dto/order.dto';

/** What was sent, without fields that the side may not propose and that came back as they are in the order. */
export const proposedBy = <T extends object>(side: ProposalSide, sent: T, order: OrderDto): Partial<T> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => mayProposeField(side, order, name) || value !== storedValue(order, name),
    ),
  ) as Partial<T>;

/** Errors for fields that the side may not propose now. */
export function fieldErrors(change: object, side: ProposalSide, order: OrderDto): FieldErrors {
  const fields = given(change) as Record<string, unknown>;
  const errors: FieldErrors = {};
  for (const name of Object.keys(fields))
    if (!mayProposeField(side, order, name)) errors[name] = [refusalOf(name, side, order)];
  if (!errors['status'] && 'status' in fields && fields['status'] !== RETURNING)
    errors['status'] = [`Предложить можно только возврат отправителю: ${RETURNING}`];
  return errors;
}

const mayProposeField = (side: ProposalSide, order: OrderDto, name: string): boolean =>
  proposableFields(side, order).some((field) => field === name);

const storedValue = (order: OrderDto, name: string): unknown =>
  name === 'status' ? order.status.id : Reflect.get(order, name);

function refusalOf(name: string, side: ProposalSide, order: OrderDto): string {
  if (side === 'staff') return 'Статус меняют сразу, без предложения';
  if (name === 'price') return 'Это предлагает менеджер';
  if (isBeforePickup(order)) return 'За грузом ещё не выехали: заказ можно отменить';
  return 'За грузом уже выехали: этого не изменить. Позвоните нам';
}
