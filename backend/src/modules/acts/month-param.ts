import { ApiParam } from '@nestjs/swagger';
import { NO_MONTH } from '../orders';

export const MonthParam = (): MethodDecorator =>
  ApiParam({ name: 'month', type: String, description: 'Месяц, ГГГГ-ММ', example: '2026-11' });

export const noMonth = ['not_found', NO_MONTH] as const;
