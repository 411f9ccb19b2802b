import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import { StateDto } from './state.dto';
import { StateService } from './state.service';

@ApiTags('Health')
@Controller('state')
export class StateController {
  constructor(private readonly state: StateService) {}

  @Get()
  @Action({
    may: 'state:read',
    summary: 'Состояние сервиса словами: база данных, почта, прокси, копии, диск',
    answer: StateDto,
  })
  getState(): Promise<StateDto> {
    return this.state.describe();
  }
}
