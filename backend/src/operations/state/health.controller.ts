import { Controller, Get, type OnModuleDestroy } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import { Database } from '../../platform/database/database';
import { Shown } from '../../platform/http/fields';
import { refusal } from '../../platform/http/errors';

class HealthDto {
  @Shown({ description: 'Всегда ok', type: String, example: 'ok' })
  status: 'ok';
}

@ApiTags('Health')
@Controller('health')
export class HealthController implements OnModuleDestroy {
  private stopping = false;

  constructor(private readonly database: Database) {}

  onModuleDestroy(): void {
    this.stopping = true;
  }

  @Get()
  @Action({
    may: 'public',
    summary: 'Работает ли сервис: отвечает ли база данных',
    unqueued: true,
    answer: HealthDto,
  })
  async getHealth(): Promise<HealthDto> {
    if (await this.database.isThere()) return { status: 'ok' };
    throw refusal('unavailable');
  }

  @Get('live')
  @Action({
    may: 'public',
    summary: 'Жив ли процесс',
    unqueued: true,
    description: 'База данных не спрашивается: её отказ перезапуском не лечится.',
    answer: HealthDto,
  })
  getLive(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Action({
    may: 'public',
    summary: 'Можно ли слать запросы: отвечает ли база данных и не останавливается ли сервис',
    unqueued: true,
    answer: HealthDto,
  })
  async getReady(): Promise<HealthDto> {
    if (!this.stopping) return this.getHealth();
    throw refusal('unavailable');
  }
}
