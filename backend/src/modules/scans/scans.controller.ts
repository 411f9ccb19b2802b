import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SCANS_PER_REQUEST } from '@shlyah/domain';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ScanAnswerDto, ScansDto } from './scan.dto';
import { ScansService } from './scans.service';

/** Scans of the warehouse (docs/contract.md#scans). */
@ApiTags('Scans')
@Controller('scans')
export class ScansController {
  constructor(private readonly scans: ScansService) {}

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
}
