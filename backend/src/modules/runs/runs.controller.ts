import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { IdPipe } from '../../platform/http/id.pipe';
import { Repeatable, type Repeat } from '../../platform/idempotency/repeat';
import { CarrierDto, CarriersQuery, DriverDto } from './carrier.dto';
import { RunSummaryDto, RunDto } from './run.dto';
import {
  AddToRunDto,
  CreateRunDto,
  PutBackDto,
  RunOrdersDto,
  RunsQuery,
  RunVersionDto,
  SortRunDto,
  ToldRunDto,
  UpdateRunDto,
} from './run-input.dto';
import { RunDepartures } from './run-departures.service';
import { RunOrders } from './run-orders.service';
import { RunReader } from './run-reader';
import { noRun, RunIdParam, staff } from './run-actions';
import { RunsService } from './runs.service';

const hasLeft = ['transition', 'Рейс уехал: сначала отмените выезд.'] as const;

/** Delivery runs (docs/contract.md#runs). */
@ApiTags('Runs')
@Controller('runs')
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly orders: RunOrders,
    private readonly departures: RunDepartures,
    private readonly reader: RunReader,
  ) {}

  @Get()
  @Action({ ...staff, quota: 'lists', summary: 'Рейсы дня', answer: [RunSummaryDto] })
  getRuns(@Query() { day, ids }: RunsQuery, @Caller() caller: Actor): Promise<RunSummaryDto[]> {
    return this.runs.ofDay(day, ids ?? null, caller);
  }

  @Post()
  @Action({
    ...staff,
    summary: 'Создать рейс',
    description: 'Водителя можно назвать и потом, до выезда.',
    answer: RunDto,
    status: 201,
    repeatable: true,
    errors: ['invalid', 'deleted', 'unusual_day'],
  })
  createRun(
    @Body() dto: CreateRunDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<RunDto> {
    return this.runs.create(dto, caller, repeat);
  }

  @Get('drivers')
  @Action({
    ...staff,
    summary: 'Водители последних рейсов',
    description: 'Каждый — с телефоном и машиной своего последнего рейса.',
    answer: [DriverDto],
  })
  getDrivers(): Promise<DriverDto[]> {
    return this.reader.drivers();
  }

  @Get('carriers')
  @Action({
    ...staff,
    summary: 'Кто везёт заказы',
    description: 'Заказов, которых ни в одном рейсе нет, в ответе нет.',
    answer: [CarrierDto],
  })
  getCarriers(@Query() { ids }: CarriersQuery): Promise<CarrierDto[]> {
    return this.reader.carriers(ids);
  }

  @Get(':id')
  @RunIdParam()
  @Action({ ...staff, summary: 'Рейс', answer: RunDto, errors: [noRun] })
  getRun(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<RunDto> {
    return this.reader.one(id, caller);
  }

  @Put(':id')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Изменить день, водителя или машину',
    description: 'Чего нет в теле, остаётся как было. Заказы остаются в рейсе, в своём порядке.',
    answer: RunDto,
    errors: [noRun, 'invalid', 'version_conflict', 'unusual_day', hasLeft],
  })
  updateRun(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateRunDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.runs.update(id, dto, caller);
  }

  @Delete(':id')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Удалить пустой рейс',
    answer: 'nothing',
    errors: [noRun, ['transition', 'В рейсе есть заказы: сначала уберите их.']],
  })
  deleteRun(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    return this.runs.remove(id, caller);
  }

  @Post(':id/orders')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Внести заказы в рейс',
    description:
      'Все или ни одного. Заказ бывает только в одном рейсе: если он в другом, отказ назовёт рейс и того, кто внёс. Из рейсов `from` заказы перейдут. Рейс, который уехал раньше сегодняшнего дня, заказов не держит. Место в рейсе — по населённому пункту, улице и дому; если порядок меняли руками, новые встают в конец.',
    answer: RunDto,
    errors: [noRun, 'invalid', 'unusual_day', hasLeft],
  })
  addToRun(
    @Param('id', IdPipe) id: number,
    @Body() dto: AddToRunDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.orders.add(id, dto, caller);
  }

  @Put(':id/orders')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Порядок заказов в рейсе',
    answer: RunDto,
    errors: [noRun, 'invalid', 'version_conflict', hasLeft],
  })
  sortRun(
    @Param('id', IdPipe) id: number,
    @Body() dto: SortRunDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.orders.sort(id, dto, caller);
  }

  @Post(':id/orders/remove')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Убрать заказы из рейса',
    description: 'Чего в рейсе нет, пропускается: повтор безвреден.',
    answer: RunDto,
    errors: [noRun, 'invalid', hasLeft],
  })
  removeFromRun(
    @Param('id', IdPipe) id: number,
    @Body() { ids }: RunOrdersDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.orders.remove(id, ids, caller);
  }

  @Post(':id/orders/putBack')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Вернуть убранные заказы в рейс',
    description:
      'Отмена «Убрать из рейса»: все или ни одного, на прежние места. Рейс с тех пор никто не менял, иначе отказ `version_conflict` назовёт, кто и что.',
    answer: RunDto,
    errors: [noRun, 'invalid', 'version_conflict', hasLeft],
  })
  putBackToRun(
    @Param('id', IdPipe) id: number,
    @Body() dto: PutBackDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.orders.putBack(id, dto, caller);
  }

  @Post(':id/leave')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Рейс уехал',
    description:
      'После этого в рейсе ничего не меняется. Вместе с выездом меняются статусы его заказов: «В пути» или «Забор груза»; заказ, который уже дальше, и тот, чей заказчик ждёт ответа об изменении, остаётся при своём. Повторный вызов отвечает тем же.',
    answer: RunDto,
    errors: [
      noRun,
      'invalid',
      'version_conflict',
      ['transition', 'У рейса нет водителя или нет ни одного заказа.'],
    ],
  })
  leaveRun(
    @Param('id', IdPipe) id: number,
    @Body() dto: RunVersionDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.departures.leave(id, dto, caller);
  }

  @Post(':id/takeBack')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Отменить выезд рейса',
    description:
      'До конца дня рейса. Статусы, которые поставил выезд и после него никто не менял, становятся прежними, а письма о них, которые ещё не ушли, не уйдут. Повторный вызов отвечает тем же.',
    answer: RunDto,
    errors: [
      noRun,
      'invalid',
      'version_conflict',
      ['transition', 'День рейса прошёл: выезд уже не отменить.'],
    ],
  })
  takeBackRun(
    @Param('id', IdPipe) id: number,
    @Body() dto: RunVersionDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.departures.takeBack(id, dto, caller);
  }

  @Post(':id/told')
  @RunIdParam()
  @Action({
    ...staff,
    summary: 'Водителю сказано об изменениях',
    description:
      'Заказы, изменённые после выезда, больше не в счёт `changedAfterLeaving`, пока не изменятся снова; кто и когда сказал, рейс помнит. Повторный вызов отвечает тем же.',
    answer: RunDto,
    errors: [noRun, 'invalid', 'version_conflict', ['transition', 'Рейс не в пути.']],
  })
  tellDriver(
    @Param('id', IdPipe) id: number,
    @Body() dto: ToldRunDto,
    @Caller() caller: Actor,
  ): Promise<RunDto> {
    return this.departures.tell(id, dto, caller);
  }
}
