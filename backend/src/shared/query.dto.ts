import { IdField, TextField, WholeField } from './fields';

/** ?page=1… */
export class PageQuery {
  @WholeField({ min: 1, max: 1_000_000, description: 'Страница, от 1', example: 1 })
  page: number = 1;
}

/** ?id= */
export class IdQuery {
  @IdField({ description: 'Номер', example: 125, required: true })
  id: number;
}

/** ?search= */
export class SearchQuery extends PageQuery {
  @TextField({ max: 200, description: 'Что искать', example: 'ромашка' })
  search?: string | null;
}
