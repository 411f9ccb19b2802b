import { Controller, Get, Ip, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import { ABSENT } from '../../platform/http/errors';
import { TrackingDto } from './dto/tracking.dto';
import { TrackingService } from './tracking.service';

@ApiTags('Tracking')
@Controller('tracking')
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Get(':code')
  @ApiParam({
    name: 'code',
    type: String,
    description: 'Код отслеживания: в любом регистре, с дефисами или без',
    example: '7K4M-PX2D-W9H4',
  })
  @Action({
    may: 'public',
    key: 'orders:read',
    summary: 'Где посылка',
    description:
      'По коду отслеживания из заказа. Ни имён, ни телефонов, ни адресов людей, ни цены, ни комментариев. Неверный код и код, которого нет, получают один ответ; после 60 промахов за 10 минут с одной сети — 429.',
    answer: TrackingDto,
    errors: [['not_found', ABSENT.parcel], 'too_many_requests'],
  })
  getTracking(@Param('code') code: string, @Ip() ip: string): Promise<TrackingDto> {
    return this.tracking.find(code, ip);
  }
}
