import { Body, Controller, Get, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { EntityManager } from 'typeorm';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller, type CallerRequest } from '../../../platform/http/caller';
import { browserOf } from '../../../platform/access/browser';
import type { ProvedActor } from './local.strategy';
import { LoginGuard } from './login.guard';
import { clearSessionCookie, setSessionCookie } from '../../../platform/access/session-cookie';
import { SecondFactorPolicy } from '../../../platform/access/second-factor-policy';
import { SessionService } from './session.service';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Repeatable, type Repeat } from '../../../platform/idempotency/repeat';
import { AccountService } from '../account/account.service';
import { LoginDto, RegisterDto } from '../dto/session.dto';
import { CurrentUserDto, RegisteredDto, UserDto } from '../dto/user.dto';
import { RegisterOnceService } from '../registration/register-once.service';
import { SecondFactor } from '../security/second-factor.service';
import { hasPassword } from '../user-accounts';
import { userView } from '../model/user.mapper';

/** Coming in and going out. */
@ApiTags('Session')
@Controller('user')
export class SessionController {
  constructor(
    private readonly registration: RegisterOnceService,
    private readonly account: AccountService,
    private readonly sessions: SessionService,
    private readonly factor: SecondFactor,
    private readonly policy: SecondFactorPolicy,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Action({
    may: 'account:own',
    summary: 'Текущий пользователь',
    answer: CurrentUserDto,
  })
  async getCurrentUser(@Caller() caller: Actor, @Req() request: CallerRequest): Promise<CurrentUserDto> {
    const account = await this.account.read(caller.id);
    return { ...userView(account), secondFactorNeeded: this.policy.isLacking(request) };
  }

  @Post('login')
  @UseGuards(LoginGuard)
  @ApiBody({ type: LoginDto, required: true })
  @Action({
    may: 'public',
    summary: 'Вход',
    unqueued: true,
    description:
      'Ставит cookie `sid`. Неизвестная почта и неверный пароль дают один и тот же ответ 401. Если у учётной записи включены коды из приложения, верный пароль без code получает 401 `code_needed`.',
    answer: UserDto,
    errors: ['wrong_credentials', 'code_needed', 'wrong_code', 'passkey_needed', 'too_many_requests'],
  })
  async login(
    @Req() request: CallerRequest & { user: ProvedActor },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const { code } = request.body as { code?: unknown };
    const browser = browserOf(request);
    const proof = await this.factor.pass(request.user, code, browser);
    const { id, passwordHash } = request.user;
    const stillRight = (tx: EntityManager) => hasPassword(tx, id, passwordHash);
    const login = { userId: id, proof, stillRight };
    const tokens = await this.sessions.logIn(login, browser, request.sessionHash);
    setSessionCookie(reply, tokens, this.config);
    return userView(await this.account.read(id));
  }

  @Post('logout')
  @Action({ may: 'account:own', summary: 'Выход', answer: 'nothing' })
  async logout(
    @Req() request: CallerRequest,
    @Caller() caller: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(request.sessionHash ?? '', caller);
    clearSessionCookie(reply, this.config);
  }

  @Post('register')
  @Action({
    may: 'public',
    summary: 'Регистрация',
    unqueued: true,
    description: 'Создаёт клиента, который ждёт подтверждения, и сразу выполняет вход.',
    answer: RegisteredDto,
    status: 201,
    repeatable: true,
    errors: ['email_taken', 'code_needed', 'invalid', 'too_many_requests'],
  })
  async register(
    @Body() dto: RegisterDto,
    @Req() request: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Repeatable() repeat: Repeat,
  ): Promise<RegisteredDto> {
    const { user, tokens } = await this.registration.register(
      dto,
      repeat,
      browserOf(request),
      request.sessionHash,
    );
    setSessionCookie(reply, tokens, this.config);
    return { data: userView(user) };
  }
}
