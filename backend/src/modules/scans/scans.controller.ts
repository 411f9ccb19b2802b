import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SCANS_PER_REQUEST } from '@shlyah/domain';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ScanAnswerDto, ScanIdsDto, ScansDto, ScanTakenBackDto } from './scan.dto';
import { ScansBackService } from './scans-back.service';
import { ScansService } from './scans.service';

/** Scans of the warehouse (docs/contract.md#scans). */
@ApiTags('Scans')
@Controller('scans')
export class ScansController {
  constructor(
    private readonly scans: ScansService,
    private readonly scansBack: ScansBackService,
  ) {}

  @Post()
  @Action({
    may: 'orders:edit',
    summary: 'Принять сканирования',
    description: `До ${SCANS_PER_REQUEST} за раз, по порядку; на каждое свой ответ. Сканирование с тем же \`id\` отвечает тем же и второй раз ничего не меняет; другое под тем же \`id\` — \`id_reused\`, остальные делаются.`,
    answer: [ScanAnswerDto],
    errors: ['invalid'],
  })
  takeScans(@Body() { scans }: ScansDto, @Caller() caller: Actor): Promise<ScanAnswerDto[]> {
    return this.scans.process(scans, caller);
  }

  @Post('takeBack')
  @Action({
    may: 'orders:edit',
    summary: 'Отменить сканирования',
    description: `До ${SCANS_PER_REQUEST} своих за последние двое суток: статус, рейс и приём на склад возвращаются как были, места снова не отмечены. Заказ, который с тех пор изменили, остаётся как есть. Повторный вызов отвечает тем же.`,
    answer: [ScanTakenBackDto],
    errors: ['invalid'],
  })
  takeScansBack(@Body() { ids }: ScanIdsDto, @Caller() caller: Actor): Promise<ScanTakenBackDto[]> {
    return this.scansBack.takeBack(ids, caller);
  }
}
