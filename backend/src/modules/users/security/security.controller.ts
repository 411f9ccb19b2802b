import { Body, Controller, Delete, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { browserOf } from '../../../platform/access/browser';
import { Caller, type CallerRequest } from '../../../platform/http/caller';
import { renewSessionCookie } from '../../../platform/access/session-cookie';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Authenticators } from './authenticators.service';
import { Confirmations } from './confirmations.service';
import { ConfirmDto, RecoveryCodesDto, SecurityDto, TotpCodeDto, TotpSetupDto } from './dto/security.dto';

/** What guards the caller's own account beside its password. */
@ApiTags('Security')
@Controller('user')
export class SecurityController {
  constructor(
    private readonly authenticators: Authenticators,
    private readonly confirmations: Confirmations,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('security')
  @Action({ may: 'account:own', summary: 'Чем защищён вход', answer: SecurityDto })
  getSecurity(@Caller() caller: Actor): Promise<SecurityDto> {
    return this.authenticators.state(caller);
  }

  @Post('confirm')
  @Action({
    may: 'account:own',
    summary: 'Подтвердить, что это вы',
    description:
      'Паролем, а если включены коды из приложения — паролем и кодом. Следующие 15 минут важные действия не спрашивают подтверждения. Cookie `sid` меняется.',
    answer: 'nothing',
    errors: ['invalid', 'too_many_requests'],
  })
  async confirmIdentity(
    @Caller() caller: Actor,
    @Body() dto: ConfirmDto,
    @Req() request: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { sessionHash = '' } = request;
    const token = await this.confirmations.byPassword(caller, dto, sessionHash, browserOf(request));
    renewSessionCookie(reply, token, this.config);
  }

  @Post('totp')
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Начать настройку кодов из приложения',
    description:
      'Ключ для приложения (TOTP: 6 цифр, 30 секунд). Включится, когда приложение покажет первый код; до того всё остаётся, как было. Так же приложение меняют на другое.',
    answer: TotpSetupDto,
  })
  beginTotp(@Caller() { id }: Actor): Promise<TotpSetupDto> {
    return this.authenticators.begin(id);
  }

  @Post('totp/confirm')
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Включить коды из приложения',
    description:
      'Принимает первый код нового приложения. Отвечает запасными кодами, прежние больше не действуют. Остальные сеансы завершаются, cookie `sid` меняется.',
    answer: RecoveryCodesDto,
    errors: ['invalid', 'too_many_requests'],
  })
  async confirmTotp(
    @Caller() caller: Actor,
    @Body() { code }: TotpCodeDto,
    @Req() { sessionHash }: CallerRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesDto> {
    const { codes, token } = await this.authenticators.confirm(caller, code ?? '', sessionHash ?? '');
    renewSessionCookie(reply, token, this.config);
    return { codes };
  }

  @Delete('totp')
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Отключить коды из приложения',
    description: 'Запасные коды удаляются вместе с ними.',
    answer: 'nothing',
    errors: ['transition'],
  })
  removeTotp(@Caller() caller: Actor): Promise<void> {
    return this.authenticators.remove(caller);
  }

  @Post('recoveryCodes')
  @Action({
    confirmed: true,
    may: 'account:own',
    summary: 'Новые запасные коды',
    description: 'Прежние больше не действуют.',
    answer: RecoveryCodesDto,
    errors: ['transition'],
  })
  renewRecoveryCodes(@Caller() caller: Actor): Promise<RecoveryCodesDto> {
    return this.authenticators.renewCodes(caller);
  }
}
