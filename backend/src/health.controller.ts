import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from './access/action';
import { Database } from './database/database';
import { Shown } from './shared/fields';
import { Refusal } from './shared/errors';

const patienceMs = 300;

class HealthDto {
  @Shown({ description: 'Всегда ok', type: String, example: 'ok' })
  status: 'ok';
}

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

  @Get()
  @Action({ may: 'public', summary: 'Работает ли сервис: отвечает ли база данных', answer: HealthDto })
  async getHealth(): Promise<HealthDto> {
    const answered = this.database.read.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs).unref());
    if (await Promise.race([answered, late])) return { status: 'ok' };
    throw new Refusal(503, 'unavailable', 'Сервис временно недоступен. Повторите через минуту.');
  }
}
