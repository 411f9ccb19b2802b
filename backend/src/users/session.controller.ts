import { Body, Controller, Get, Inject, Post, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../access/action';
import { Caller, type CallerRequest } from '../access/caller';
import { LoginGuard } from '../access/login.guard';
import { clearSessionCookie, setSessionCookie } from '../access/session-cookie';
import { SessionService } from '../access/session.service';
import { CONFIG, type Config } from '../config/config';
import { Multipart, type UploadRequest } from '../shared/multipart';
import { AccountService } from './account.service';
import {
  ForgotPasswordDto,
  LoginDto,
  RegisterDto,
  ResetPasswordDto,
  UpdateProfileDto,
  UpdateProfileForm,
} from './dto/session.dto';
import { RegisteredDto, UserDto } from './dto/user.dto';
import { PasswordResetService } from './password-reset.service';
import type { User } from './user.entity';
import { userView } from './user.mapper';

@ApiTags('Session')
@Controller('user')
export class SessionController {
  constructor(
    private readonly account: AccountService,
    private readonly resets: PasswordResetService,
    private readonly sessions: SessionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Action({ may: 'account:own', summary: 'Текущий пользователь', answer: UserDto })
  getCurrentUser(@Caller() caller: User): UserDto {
    return userView(caller);
  }

  @Post('login')
  @UseGuards(LoginGuard)
  @ApiBody({ type: LoginDto, required: true })
  @Action({
    may: 'public',
    summary: 'Вход',
    description: 'Ставит cookie `sid`. Неизвестная почта и неверный пароль дают один и тот же ответ 401.',
    answer: UserDto,
    errors: [400, 401, 403, 429],
  })
  async login(
    @Req() request: CallerRequest & { user: User },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const token = await this.sessions.start(request.user.id, request.sessionHash);
    setSessionCookie(reply, token, this.config);
    return userView(request.user);
  }

  @Post('logout')
  @Action({ may: 'account:own', summary: 'Выход', answer: 'nothing' })
  async logout(
    @Req() request: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(request.sessionHash ?? '');
    clearSessionCookie(reply, this.config);
  }

  @Post('register')
  @Action({
    may: 'public',
    summary: 'Регистрация',
    description: 'Создаёт клиента, который ждёт подтверждения, и сразу выполняет вход.',
    answer: RegisteredDto,
    status: 201,
    errors: [400, 403, 409, 422],
  })
  async register(
    @Body() dto: RegisterDto,
    @Req() request: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredDto> {
    const { user, token } = await this.account.register(dto, request.sessionHash);
    setSessionCookie(reply, token, this.config);
    return { data: userView(user) };
  }

  @Post('update')
  @UseInterceptors(Multipart({ files: ['file'] }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateProfileForm, required: true })
  @Action({
    may: 'account:own',
    summary: 'Изменить свои данные',
    description: 'Поля, которых нет в запросе, не меняются. Аватар — JPEG, PNG или WebP до 2 МБ.',
    answer: UserDto,
    errors: [400, 409, 413, 415, 422],
  })
  async updateProfile(
    @Caller() caller: User,
    @Body() dto: UpdateProfileDto,
    @Req() request: UploadRequest & CallerRequest,
  ): Promise<UserDto> {
    const file = request.uploads?.['file'] ?? null;
    return userView(await this.account.update(caller, dto, file, request.sessionHash ?? ''));
  }

  @Post('forgotPassword')
  @Action({
    may: 'public',
    summary: 'Забыли пароль',
    description:
      'Ответ всегда одинаков. Если такая почта есть, на неё уйдёт ссылка, которая действует 30 минут и один раз.',
    answer: 'nothing',
    status: 202,
    errors: [400, 403, 422, 429],
  })
  async forgotPassword(@Body() dto: ForgotPasswordDto, @Req() request: CallerRequest): Promise<void> {
    await this.resets.ask(dto.email, request.ip);
  }

  @Post('resetPassword')
  @Action({
    may: 'public',
    summary: 'Новый пароль по ссылке из письма',
    description: 'Завершает все сеансы пользователя.',
    answer: 'nothing',
    errors: [400, 403, 422],
  })
  async resetPassword(@Body() dto: ResetPasswordDto): Promise<void> {
    await this.resets.reset(dto.token, dto.password);
  }
}
