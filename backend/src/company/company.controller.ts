import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../access/action';
import type { Actor } from '../access/actor';
import { Caller } from '../access/caller';
import { HistoryEventDto } from '../history/event.dto';
import { CompanyService } from './company.service';
import { CompanyDto, UpdateCompanyDto } from './dto/company.dto';

@ApiTags('Company')
@Controller('company')
export class CompanyController {
  constructor(private readonly company: CompanyService) {}

  @Get()
  @Action({ may: 'public', summary: 'Данные компании', answer: CompanyDto })
  getCompany(): Promise<CompanyDto> {
    return this.company.read();
  }

  @Put()
  @Action({
    may: 'company:edit',
    summary: 'Изменить данные компании',
    description:
      'Запись передаётся целиком: чего в ней нет, то станет пустым. Повтор уже сохранённого безопасен.',
    answer: CompanyDto,
    errors: ['version_conflict', 'invalid'],
  })
  updateCompany(@Body() dto: UpdateCompanyDto, @Caller() caller: Actor): Promise<CompanyDto> {
    return this.company.update(dto, caller);
  }

  @Get('history')
  @Action({
    may: 'company:edit',
    summary: 'История данных компании',
    description: 'Сначала новое, не больше 500 записей.',
    answer: [HistoryEventDto],
  })
  getCompanyHistory(): Promise<HistoryEventDto[]> {
    return this.company.events();
  }
}
