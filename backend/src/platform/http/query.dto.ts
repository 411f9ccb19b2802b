import { MESSAGES, PAGE_SIZE, readValue, type Field } from '@shlyah/domain';
import { Checked } from './body.pipe';
import type { FieldErrors } from './errors';
import { Input } from './field-classes';
import { IdField, OrderIdField, TextField } from './fields';
import { OwnNumberField } from './own-number-fields';

/** The last page whose offset is still a whole number. */
const lastPage = Math.floor(Number.MAX_SAFE_INTEGER / PAGE_SIZE);

/** A page past the end is empty however far it is, so a number beyond all counting stands for the last one there is. */
const uncountable = /^\d{16,}$/;

const page: Field = {
  kind: 'integer',
  label: 'Страница, от 1; за последней страницей — пустые',
  min: 1,
  example: 1,
};

export const PageField = (): PropertyDecorator =>
  Input(page, (value) => {
    const isUncountable = typeof value === 'string' && uncountable.test(value);
    return isUncountable ? lastPage : readValue(page, value);
  });

/** ?page=1… */
export class PageQuery {
  @PageField()
  page: number = 1;
}

/** ?id= */
export class IdQuery {
  @IdField({ description: 'Номер', example: 125, required: true })
  id: number;
}

/** An order by its number, by the client's own number, or by both, which must agree (docs/contract.md#own-numbers). */
export interface NamedOrder {
  id?: number | null;
  externalId?: string | null;
}

/** Refuses a body or query that names no order. */
export const namedOrderErrors = ({ id, externalId }: NamedOrder): FieldErrors =>
  (id ?? externalId ?? null) === null ? { id: [MESSAGES.required] } : {};

/** ?id= or ?externalId= of an order */
@Checked(namedOrderErrors)
export class OrderIdQuery implements NamedOrder {
  @OrderIdField({ required: false })
  id?: number | null;

  @OwnNumberField()
  externalId?: string | null;
}

/** ?search= */
export class SearchQuery extends PageQuery {
  @TextField({ max: 200, description: 'Что искать', example: 'ромашка' })
  search?: string | null;
}
