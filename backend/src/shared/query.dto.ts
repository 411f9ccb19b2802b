import { applyDecorators } from '@nestjs/common';
import { PAGE_SIZE } from '@shlyah/domain';
import { Transform } from 'class-transformer';
import { IdField, OrderIdField, TextField, WholeField } from './fields';

/** The last page whose offset is still a whole number. */
const lastPage = Math.floor(Number.MAX_SAFE_INTEGER / PAGE_SIZE);

/** A page past the end is empty however far it is, so a number beyond all counting stands for the last one there is. */
const uncountable = /^\d{16,}$/;

export const PageField = (): PropertyDecorator =>
  applyDecorators(
    WholeField({ min: 1, description: 'Страница, от 1; за последней страницей — пустые', example: 1 }),
    Transform(({ value }): unknown => (uncountable.test(String(value)) ? lastPage : value)),
  );

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
