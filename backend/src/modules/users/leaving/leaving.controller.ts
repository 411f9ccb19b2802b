import { Body, Controller, Delete, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { LeaveDto, LeavingDto } from '../dto/leaving.dto';
import { LeavingService } from './leaving.service';

/** «Удалить мой кабинет». */
@ApiTags('Security')
@Controller('user/leaving')
export class LeavingController {
  constructor(private readonly leaving: LeavingService) {}

  @Get()
  @Action({
    may: 'account:leave',
    summary: 'Просьба удалить свой кабинет',
    answer: LeavingDto,
    orNothing: 'Удалить кабинет не просили',
  })
  async getLeaving(
    @Caller() { id }: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeavingDto | undefined> {
    const leaving = await this.leaving.read(id);
    if (!leaving) void reply.status(204);
    return leaving ?? undefined;
  }

  @Post()
  @Action({
    may: 'account:leave',
    summary: 'Попросить удалить свой кабинет',
    description:
      'Через 14 дней кабинет, контракт, сканы и письма удаляются, а заказы остаются: их хранение требует закон. До этого дня просьбу можно отозвать. Повтор безвреден.',
    answer: LeavingDto,
    confirmed: true,
    errors: ['invalid'],
  })
  askToLeave(@Body() { reason }: LeaveDto, @Caller() caller: Actor): Promise<LeavingDto> {
    return this.leaving.ask(caller, reason ?? null);
  }

  @Delete()
  @Action({ may: 'account:leave', summary: 'Отозвать просьбу удалить свой кабинет', answer: 'nothing' })
  async stay(@Caller() caller: Actor): Promise<void> {
    await this.leaving.stay(caller);
  }
}
