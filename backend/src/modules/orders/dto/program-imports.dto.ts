import { IMPORT_LIMITS, LIMITS } from '@shlyah/domain';
import { Shown, TextField } from '../../../platform/http/fields';
import { IMPORT_ID_MAX } from '../model/order.entity';
import { OrderStatusDto } from './order-parts.dto';

/** Orders of one import that can be shown and canceled at once: the rows of a file. */
export const MOST_OF_IMPORT = IMPORT_LIMITS.rows;

export class ImportIdQuery {
  @TextField({
    max: IMPORT_ID_MAX,
    description: 'Имя загрузки: `importId` её пакетов',
    example: 'file-2026-11-30-1',
    required: true,
  })
  importId: string;
}

/** The import to cancel. */
export class CancelImportDto extends ImportIdQuery {
  @TextField({
    max: LIMITS.reason,
    description: 'Почему: увидит менеджер',
    example: 'Загрузили не тот файл',
  })
  reason?: string | null;
}

/** An order of an import. */
export class OrderOfImportDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown('Номер у вас; у отменённого вместе с загрузкой его больше нет', 'A-17', { nullable: true })
  externalId: string | null;

  @Shown({ description: 'Статус', type: OrderStatusDto })
  status: OrderStatusDto;
}

export class CanceledImportDto {
  @Shown({ description: 'Отменены сейчас', type: OrderOfImportDto, isArray: true })
  canceled: OrderOfImportDto[];

  @Shown({
    description: 'Не отменены: их статус уже не «Новая». Отменённых раньше здесь нет',
    type: OrderOfImportDto,
    isArray: true,
  })
  left: OrderOfImportDto[];
}
