import { Controller, Delete, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller, type CallerRequest } from '../../../platform/http/caller';
import { clearSessionCookie } from '../../../platform/access/session-cookie';
import { SessionService } from './session.service';
import { CONFIG, type Config } from '../../../platform/config/config';
import { ABSENT } from '../../../platform/http/errors';
import { OwnSessionDto, ownSessionView } from '../dto/own-session.dto';

/** Where a person is logged in. */
@ApiTags('Security')
@Controller('user/sessions')
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Action({
    may: 'account:own',
    summary: 'Устройства, на которых вы вошли',
    description:
      'Сначала то, чем пользовались последним. Вход живёт 30 дней без дела, у сотрудника — 12 часов, и никогда не дольше 90 дней.',
    answer: [OwnSessionDto],
  })
  async getSessions(
    @Caller() { id }: Actor,
    @Req() { sessionHash = '' }: CallerRequest,
  ): Promise<OwnSessionDto[]> {
    return (await this.sessions.list(id, sessionHash)).map(ownSessionView);
  }

  @Delete(':id')
  @ApiParam({ name: 'id', type: String, description: 'Номер входа из списка' })
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Выйти на одном устройстве',
    description: 'Следующий же запрос с него получит 401. Свой вход так тоже можно завершить.',
    answer: 'nothing',
    errors: [['not_found', ABSENT.session]],
  })
  async endSession(
    @Param('id') id: string,
    @Caller() caller: Actor,
    @Req() { sessionHash = '' }: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { own } = await this.sessions.end(caller, id, sessionHash);
    if (own) clearSessionCookie(reply, this.config);
  }

  @Delete()
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Выйти на остальных устройствах',
    description:
      'Остаётся вход, с которого пришёл запрос. О новом входе с остальных устройств придёт письмо.',
    answer: 'nothing',
  })
  async endOtherSessions(@Caller() caller: Actor, @Req() { sessionHash = '' }: CallerRequest): Promise<void> {
    await this.sessions.endOthers(caller, sessionHash);
  }
}
