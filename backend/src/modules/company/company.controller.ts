import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller, CallerConfirmed } from '../../platform/http/caller';
import { HistoryEventDto } from '../../platform/journal/history/event.dto';
import { CompanyService } from './company.service';
import { CompanyDto, UpdateCompanyDto } from './dto/company.dto';
import { EditCompany } from './edit-company.service';

@ApiTags('Company')
@Controller('company')
export class CompanyController {
  constructor(
    private readonly company: CompanyService,
    private readonly editing: EditCompany,
  ) {}

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
      'Запись передаётся целиком: чего в ней нет, то станет пустым. Повтор уже сохранённого безопасен. УНП, счёт, банк, его адрес, БИК и ставку НДС меняют только в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`); остальным администраторам придёт письмо.',
    answer: CompanyDto,
    errors: ['version_conflict', 'invalid', 'confirmation_needed'],
  })
  updateCompany(
    @Body() dto: UpdateCompanyDto,
    @Caller() caller: Actor,
    @CallerConfirmed() isConfirmed: boolean,
  ): Promise<CompanyDto> {
    return this.editing.update(dto, caller, isConfirmed);
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
