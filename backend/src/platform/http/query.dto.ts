import { PAGE_SIZE, readValue, type Field } from '@shlyah/domain';
import { Input } from './field-classes';
import { IdField, OrderIdField, TextField } from './fields';

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

/** ?id= of an order */
export class OrderIdQuery {
  @OrderIdField()
  id: number;
}

/** ?search= */
export class SearchQuery extends PageQuery {
  @TextField({ max: 200, description: 'Что искать', example: 'ромашка' })
  search?: string | null;
}
