import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../access/action';
import type { Actor } from '../../access/actor';
import { Caller, type CallerRequest } from '../../access/caller';
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
      'Паролем, а если включены коды из приложения — паролем и кодом. Следующие 15 минут важные действия не спрашивают подтверждения.',
    answer: 'nothing',
    errors: ['invalid', 'too_many_requests'],
  })
  confirmIdentity(
    @Caller() caller: Actor,
    @Body() dto: ConfirmDto,
    @Req() { sessionHash }: CallerRequest,
  ): Promise<void> {
    return this.confirmations.byPassword(caller, dto, sessionHash ?? '');
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
      'Принимает первый код нового приложения. Отвечает запасными кодами, прежние больше не действуют. Остальные сеансы завершаются.',
    answer: RecoveryCodesDto,
    errors: ['invalid', 'too_many_requests'],
  })
  confirmTotp(
    @Caller() caller: Actor,
    @Body() { code }: TotpCodeDto,
    @Req() { sessionHash }: CallerRequest,
  ): Promise<RecoveryCodesDto> {
    return this.authenticators.confirm(caller, code ?? '', sessionHash ?? '');
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
