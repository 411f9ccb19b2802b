import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../access/action';
import { Caller } from '../access/caller';
import type { User } from '../users/user.entity';
import {
  CityDto,
  CreatePointsDto,
  DeletePointsDto,
  PointDto,
  PointsQuery,
  UpdatePointsDto,
} from './dto/point.dto';
import { PointsService } from './points.service';

/** In these two calls the body's only list is called `points`. */
const bodyPaths = { new: 'points', delete: 'points' };

@ApiTags('Points')
@Controller('points')
export class PointsController {
  constructor(private readonly points: PointsService) {}

  @Get()
  @Action({ may: 'public', summary: 'Пункты самовывоза', answer: [PointDto], errors: [400] })
  getPoints(@Query() { cityId }: PointsQuery): Promise<PointDto[]> {
    return this.points.list(cityId);
  }

  @Get('cities')
  @Action({ may: 'public', summary: 'Города, где есть пункты', answer: [CityDto] })
  getPointCities(): Promise<CityDto[]> {
    return this.points.cities();
  }

  @Post('update')
  @Action({
    may: 'points:edit',
    summary: 'Изменить пункты',
    description: 'Вместе можно добавить (new) и удалить (delete): сохраняется всё или ничего.',
    answer: [PointDto],
    errors: [400, 409, 422],
  })
  updatePoints(@Body() dto: UpdatePointsDto, @Caller() caller: User): Promise<PointDto[]> {
    return this.points.apply(dto, caller);
  }

  @Post('delete')
  @Action({
    may: 'points:edit',
    summary: 'Удалить пункты',
    description: 'Пункт, который указан в заказах, удалить нельзя.',
    answer: [PointDto],
    errors: [400, 409, 422],
  })
  deletePoints(@Body() { points }: DeletePointsDto, @Caller() caller: User): Promise<PointDto[]> {
    return this.points.apply({ delete: points }, caller, bodyPaths);
  }

  @Post('new')
  @Action({
    may: 'points:edit',
    summary: 'Добавить пункты',
    answer: [PointDto],
    status: 201,
    errors: [400, 422],
  })
  createPoints(@Body() { points }: CreatePointsDto, @Caller() caller: User): Promise<PointDto[]> {
    return this.points.apply({ new: points }, caller, bodyPaths);
  }
}
