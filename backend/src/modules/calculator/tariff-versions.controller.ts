import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { CalculatorDto } from './dto/calculator.dto';
import {
  ComingTariffDto,
  RepublishTariffDto,
  TariffAnnouncementDto,
  TariffVersionDto,
  TariffVersionQuery,
  UpdateComingTariffDto,
} from './dto/versions.dto';
import { SHOWN_VERSIONS, TariffVersionsService } from './tariff-versions.service';

const noneComing = ['not_found', ABSENT.comingTariff] as const;

/** Versions of the tariff (docs/contract.md#tariff-versions). */
@ApiTags('Calculator')
@Controller('calculator')
export class TariffVersionsController {
  constructor(private readonly versions: TariffVersionsService) {}

  @Get('announcement')
  @Action({
    may: 'public',
    key: 'quotes',
    summary: 'Будущие изменения тарифов',
    description: 'Что и с какого момента изменится. До этого момента цены прежние.',
    answer: TariffAnnouncementDto,
  })
  getTariffAnnouncement(): Promise<TariffAnnouncementDto> {
    return this.versions.announcement();
  }

  @Get('versions')
  @Action({
    may: 'tariff:edit',
    summary: 'Версии тарифов',
    description: `Сначала новые, не больше ${SHOWN_VERSIONS}.`,
    answer: [TariffVersionDto],
  })
  getTariffVersions(): Promise<TariffVersionDto[]> {
    return this.versions.list();
  }

  @Post('versions')
  @Action({
    confirmed: true,
    may: 'tariff:edit',
    summary: 'Вернуть версию тарифов',
    description: 'Её копия действует сразу. Повтор безвреден.',
    answer: CalculatorDto,
    errors: [['not_found', ABSENT.tariffVersion], 'version_conflict', 'invalid'],
  })
  republishTariff(@Body() dto: RepublishTariffDto, @Caller() caller: Actor): Promise<CalculatorDto> {
    return this.versions.republish(dto, caller);
  }

  @Get('coming')
  @Action({
    may: 'tariff:edit',
    summary: 'Будущий тариф',
    answer: ComingTariffDto,
    errors: [noneComing],
  })
  getComingTariff(): Promise<ComingTariffDto> {
    return this.versions.coming();
  }

  @Put('coming')
  @Action({
    confirmed: true,
    may: 'tariff:edit',
    summary: 'Назначить или изменить будущий тариф',
    description:
      'Изменения вносятся в будущий тариф, а если его нет — в действующий. До назначенного момента действует прежний тариф, с него — новый целиком. Будущий тариф бывает один.',
    answer: ComingTariffDto,
    errors: ['version_conflict', 'invalid'],
  })
  updateComingTariff(@Body() dto: UpdateComingTariffDto, @Caller() caller: Actor): Promise<ComingTariffDto> {
    return this.versions.schedule(dto, caller);
  }

  @Delete('coming')
  @Action({
    confirmed: true,
    may: 'tariff:edit',
    summary: 'Отозвать будущий тариф',
    answer: 'nothing',
    errors: [noneComing, 'version_conflict'],
  })
  deleteComingTariff(@Query() { version }: TariffVersionQuery, @Caller() caller: Actor): Promise<void> {
    return this.versions.withdraw(version, caller);
  }
}
