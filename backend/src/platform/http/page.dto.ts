import type { Type } from '@nestjs/common';
import { Shown } from './fields';
import type { Page } from './page';

/** The documented class of one page of `item`; the schema is called as the class that extends it. */
export function PageDto<T extends object>(item: Type<T>): Type<Page<T>> {
  class DocumentedPage implements Page<T> {
    @Shown({ description: 'Строки страницы, не больше 20', type: item, isArray: true })
    data: T[];

    @Shown({ description: 'Страница', type: 'integer', example: 1 })
    page: number;

    @Shown({ description: 'Сколько всего страниц', type: 'integer', example: 3 })
    pages: number;

    @Shown({ description: 'Сколько всего строк', type: 'integer', example: 45 })
    total: number;
  }
  return DocumentedPage;
}
