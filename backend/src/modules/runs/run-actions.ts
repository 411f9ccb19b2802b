import { ApiParam } from '@nestjs/swagger';
import { ABSENT } from '../../platform/http/errors';

export const noRun = ['not_found', ABSENT.run] as const;

export const staff = { may: 'orders:edit' } as const;

export const RunIdParam = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер рейса', example: 5 });
