import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiQuery, getSchemaPath } from '@nestjs/swagger';
import { OrderFilterDto } from './order-lists.dto';

/** Describes the query parameter `filter` as a deep object: ?filter[status]=2… */
export const FilterQuery = (): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(OrderFilterDto),
    ApiQuery({
      name: 'filter',
      required: false,
      style: 'deepObject',
      explode: true,
      description: 'Фильтр: filter[status]=2&filter[dateType]=week',
      schema: { $ref: getSchemaPath(OrderFilterDto) },
    }),
  );
