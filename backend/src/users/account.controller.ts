import { Body, Controller, Inject, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../access/action';
import type { Actor } from '../access/actor';
import { browserOf } from '../access/browser';
import { Caller, type CallerRequest } from '../access/caller';
import { setDeviceCookie } from '../access/session-cookie';
import { CONFIG, type Config } from '../config/config';
import { Multipart, type UploadRequest } from '../shared/multipart';
import { AccountService } from './account.service';
import { ForgotPasswordDto, ResetPasswordDto, UpdateProfileDto, UpdateProfileForm } from './dto/session.dto';
import { UserDto } from './dto/user.dto';
import { PasswordLinkService } from './password-link.service';
import { PasswordResetService } from './password-reset.service';
import { userView } from './user.mapper';

/** A person's own data and password. */
@ApiTags('Session')
@Controller('user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly links: PasswordLinkService,
    private readonly resets: PasswordResetService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('update')
  @UseInterceptors(Multipart({ files: ['file'] }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateProfileForm, required: true })
  @Action({
    may: 'account:own',
    summary: 'Изменить свои данные',
    description: 'Поля, которых нет в запросе, не меняются. Аватар — JPEG, PNG или WebP до 2 МБ.',
    answer: UserDto,
    errors: ['version_conflict', 'deleted', 'email_taken', 'invalid'],
  })
  async updateProfile(
    @Caller() caller: Actor,
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
    errors: ['invalid', 'too_many_requests'],
  })
  async forgotPassword(@Body() dto: ForgotPasswordDto, @Req() request: CallerRequest): Promise<void> {
    await this.links.send(dto.email, request.ip);
  }

  @Post('resetPassword')
  @Action({
    may: 'public',
    summary: 'Новый пароль по ссылке из письма',
    description: 'Завершает все сеансы пользователя.',
    answer: 'nothing',
    errors: ['invalid'],
  })
  async resetPassword(
    @Body() dto: ResetPasswordDto,
    @Req() request: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = await this.resets.reset(dto.token, dto.password, browserOf(request));
    setDeviceCookie(reply, token, this.config);
  }
}
