import { Body, Controller, Inject, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { browserOf } from '../../../platform/access/browser';
import { Caller, type CallerRequest } from '../../../platform/http/caller';
import { renewSessionCookie, setDeviceCookie } from '../../../platform/access/session-cookie';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Multipart, type UploadRequest } from '../../../platform/http/multipart';
import { AccountService } from './account.service';
import {
  ConfirmEmailDto,
  ForgotPasswordDto,
  ResetPasswordDto,
  UndoEmailDto,
  UpdateProfileDto,
  UpdateProfileForm,
} from '../dto/session.dto';
import { UserDto } from '../dto/user.dto';
import { EmailChangeService } from './email-change.service';
import { PasswordLinkService } from './password-link.service';
import { PasswordResetService } from './password-reset.service';
import { userView } from '../model/user.mapper';

/** A person's own data and password. */
@ApiTags('Session')
@Controller('user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly links: PasswordLinkService,
    private readonly resets: PasswordResetService,
    private readonly emails: EmailChangeService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('update')
  @UseInterceptors(Multipart({ files: ['file'] }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateProfileForm, required: true })
  @Action({
    may: 'account:own',
    summary: 'Изменить свои данные',
    description:
      'Поля, которых нет в запросе, не меняются. Новый пароль и новая почта требуют `currentPassword`; cookie `sid` при этом меняется. Новая почта заработает, когда откроют ссылку из письма на неё, до тех пор она в `pendingEmail`. Аватар — JPEG, PNG или WebP до 2 МБ.',
    answer: UserDto,
    errors: ['version_conflict', 'deleted', 'email_taken', 'invalid', 'too_many_requests'],
  })
  async updateProfile(
    @Caller() caller: Actor,
    @Body() dto: UpdateProfileDto,
    @Req() request: UploadRequest & CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const file = request.uploads?.['file'] ?? null;
    const { user, token } = await this.account.update(caller, dto, file, request.sessionHash ?? '');
    if (token !== null) renewSessionCookie(reply, token, this.config);
    return userView(user);
  }

  @Post('cancelEmail')
  @Action({
    may: 'account:own',
    summary: 'Отменить смену почты, которая ждёт подтверждения',
    answer: UserDto,
  })
  async cancelEmail(@Caller() caller: Actor): Promise<UserDto> {
    return userView(await this.emails.cancel(caller));
  }

  @Post('confirmEmail')
  @Action({
    may: 'public',
    summary: 'Новая почта по ссылке из письма',
    description:
      'Почта меняется; ссылки для нового пароля, выданные раньше, больше не действуют. Если почту изменил менеджер, нужен ещё вход клиента или его пароль в `password`.',
    answer: 'nothing',
    errors: ['email_taken', 'invalid', 'too_many_requests'],
  })
  async confirmEmail(@Body() dto: ConfirmEmailDto, @Req() { caller }: CallerRequest): Promise<void> {
    await this.emails.confirm(dto.token, dto.password, caller);
  }

  @Post('undoEmail')
  @Action({
    may: 'public',
    summary: 'Вернуть прежнюю почту по ссылке из письма на неё',
    description:
      'Действует 7 дней. Завершает все сеансы и отменяет пароль; ссылка для нового пароля уходит на прежнюю почту. Ключи доступа, ключи API, уведомления и второй фактор, которые появились с начала сеанса, сменившего почту, или за 7 дней до смены, больше не действуют; что осталось — `POST /api/user/accessReview` с тем же `token`.',
    answer: 'nothing',
    errors: ['invalid'],
  })
  async undoEmail(@Body() dto: UndoEmailDto): Promise<void> {
    await this.emails.undo(dto.token);
  }

  @Post('forgotPassword')
  @Action({
    may: 'public',
    summary: 'Забыли пароль',
    unqueued: true,
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
    description:
      'Завершает все сеансы пользователя. Ключи доступа, ключи API, уведомления и запасные коды, которые появились за последние 7 дней, больше не действуют; что осталось — `POST /api/user/accessReview` с тем же `token`.',
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
