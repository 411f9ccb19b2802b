import { Body, Controller, Delete, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { browserOf } from '../../../platform/access/browser';
import { Caller, type CallerRequest } from '../../../platform/http/caller';
import { renewSessionCookie, setSessionCookie } from '../../../platform/access/session-cookie';
import { SessionService } from '../sessions/session.service';
import { Throttle } from '../../../platform/access/throttle';
import { CONFIG, type Config } from '../../../platform/config/config';
import { networkOf } from '../../../platform/common/addresses';
import { IdPipe } from '../../../platform/http/id.pipe';
import { AccountService } from '../account/account.service';
import { UserDto } from '../dto/user.dto';
import { userView } from '../model/user.mapper';
import { Confirmations } from './confirmations.service';
import { AddPasskeyDto, PasskeyOptionsDto, UsePasskeyDto } from './dto/passkey.dto';
import { Passkeys } from './passkeys.service';

/** Passkeys: the own ones, and what they open. */
@ApiTags('Security')
@Controller('user')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly confirmations: Confirmations,
    private readonly account: AccountService,
    private readonly sessions: SessionService,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('passkeys/options')
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Начать добавление ключа доступа',
    description: 'Параметры для navigator.credentials.create; действуют 5 минут и один раз.',
    answer: PasskeyOptionsDto,
  })
  async beginPasskey(@Caller() caller: Actor): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.beginAdding(caller) };
  }

  @Post('passkeys')
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Добавить ключ доступа',
    description: 'Cookie `sid` меняется.',
    answer: 'nothing',
    errors: ['invalid', 'transition'],
  })
  async addPasskey(
    @Caller() caller: Actor,
    @Body() { name, response }: AddPasskeyDto,
    @Req() { sessionHash }: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = await this.passkeys.add(caller, name ?? '', response, sessionHash ?? '');
    renewSessionCookie(reply, token, this.config);
  }

  @Delete('passkeys/:id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер ключа', example: 3 })
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Удалить ключ доступа',
    answer: 'nothing',
    errors: [['not_found', 'Ключ доступа не найден.']],
  })
  removePasskey(@Caller() caller: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    return this.passkeys.remove(caller, id);
  }

  @Post('passkey/options')
  @Action({
    may: 'public',
    summary: 'Начать вход ключом доступа',
    description:
      'Параметры для navigator.credentials.get; действуют 5 минут и один раз. Они же — для подтверждения.',
    answer: PasskeyOptionsDto,
    errors: ['too_many_requests'],
  })
  async beginPasskeyUse(@Req() { ip }: CallerRequest): Promise<PasskeyOptionsDto> {
    await this.throttle.take([{ key: `passkey from ${networkOf(ip)}`, most: 100, perMs: 60 * 60 * 1000 }]);
    return { options: await this.passkeys.beginUse() };
  }

  @Post('passkey/login')
  @Action({
    may: 'public',
    summary: 'Войти ключом доступа',
    description: 'Ставит cookie `sid`. Пароль и код не спрашиваются: ключ сам проверяет владельца.',
    answer: UserDto,
    errors: ['passkey_refused', 'invalid', 'too_many_requests'],
  })
  async loginByPasskey(
    @Body() { response }: UsePasskeyDto,
    @Req() request: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const login = await this.passkeys.enter(response, request.ip);
    const tokens = await this.sessions.logIn(login, browserOf(request), request.sessionHash);
    setSessionCookie(reply, tokens, this.config);
    return userView(await this.account.read(login.userId));
  }

  @Post('passkey/confirm')
  @Action({
    may: 'account:own',
    summary: 'Подтвердить ключом доступа, что это вы',
    description: 'Cookie `sid` меняется.',
    answer: 'nothing',
    errors: ['invalid', 'too_many_requests'],
  })
  async confirmByPasskey(
    @Caller() caller: Actor,
    @Body() { response }: UsePasskeyDto,
    @Req() { sessionHash }: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = await this.confirmations.byPasskey(caller, response, sessionHash ?? '');
    renewSessionCookie(reply, token, this.config);
  }
}
