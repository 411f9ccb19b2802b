import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { Repeatable, type Repeat } from '../../platform/idempotency/repeat';
import {
  CityDto,
  CreatePointsDto,
  DeletePointsDto,
  PointDto,
  PointsQuery,
  UpdatePointsDto,
} from './dto/point.dto';
import { PointsService } from './points.service';

@ApiTags('Points')
@Controller('points')
export class PointsController {
  constructor(private readonly points: PointsService) {}

  @Get()
  @Action({ may: 'public', key: 'quotes', summary: 'Пункты самовывоза', answer: [PointDto], shared: true })
  getPoints(@Query() { cityId }: PointsQuery): Promise<PointDto[]> {
    return this.points.list(cityId);
  }

  @Get('cities')
  @Action({
    may: 'public',
    key: 'quotes',
    summary: 'Города, где есть пункты',
    answer: [CityDto],
    shared: true,
  })
  getPointCities(): Promise<CityDto[]> {
    return this.points.cities();
  }

  @Post('update')
  @Action({
    confirmed: true,
    may: 'points:edit',
    summary: 'Изменить пункты',
    description: 'Вместе можно добавить (new) и удалить (delete): сохраняется всё или ничего.',
    answer: [PointDto],
    repeatable: true,
    errors: ['version_conflict', 'in_use', 'invalid'],
  })
  updatePoints(
    @Body() dto: UpdatePointsDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<PointDto[]> {
    return this.points.update(dto, caller, repeat);
  }

  @Post('delete')
  @Action({
    confirmed: true,
    may: 'points:edit',
    summary: 'Удалить пункты',
    description: 'Пункт, который указан в заказах, удалить нельзя.',
    answer: [PointDto],
    errors: ['in_use', 'invalid'],
  })
  deletePoints(@Body() { points }: DeletePointsDto, @Caller() caller: Actor): Promise<PointDto[]> {
    return this.points.delete(points, caller);
  }

  @Post('new')
  @Action({
    may: 'points:edit',
    summary: 'Добавить пункты',
    answer: [PointDto],
    status: 201,
    repeatable: true,
    errors: ['invalid'],
  })
  createPoints(
    @Body() { points }: CreatePointsDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<PointDto[]> {
    return this.points.add(points, caller, repeat);
  }
}
