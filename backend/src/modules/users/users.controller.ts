import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller, CallerConfirmed } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import {
  CancelRegistrationDto,
  ConfirmRegistrationDto,
  UnprovedQuery,
  UpdateAccountingDto,
  UpdateRoleDto,
  UpdateUserInfoDto,
  UsersQuery,
} from './dto/manage.dto';
import { RegistrationRequestPage, UserDetailsDto, UserDto, UserPage } from './dto/user.dto';
import { RegistrationsService } from './registration/registrations.service';
import { FactorResets } from './security/factor-resets.service';
import { userView } from './model/user.mapper';
import { UsersService } from './users.service';

const noUser = ['not_found', ABSENT.user] as const;

const idParam = ApiParam({ name: 'id', type: 'integer', description: 'Номер пользователя', example: 14 });

@ApiTags('Users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly registrations: RegistrationsService,
    private readonly factors: FactorResets,
  ) {}

  @Get()
  @Action({
    quota: 'lists',
    may: 'users:read',
    summary: 'Пользователи',
    description:
      'Поиск — по имени, почте, телефону в любом написании, УНП, организации. Администраторы не показываются никому; менеджер видит только клиентов.',
    answer: UserPage,
  })
  getUsers(@Query() query: UsersQuery, @Caller() caller: Actor): Promise<UserPage> {
    return this.users.list(query, caller);
  }

  @Get('unproved')
  @Action({
    quota: 'lists',
    may: 'registrations:decide',
    summary: 'Заявки на регистрацию',
    description: 'Сначала новые.',
    answer: RegistrationRequestPage,
  })
  getUnprovedUsers(@Query() { page, status }: UnprovedQuery): Promise<RegistrationRequestPage> {
    return this.registrations.list(page, status);
  }

  @Get(':id')
  @idParam
  @Action({ may: 'users:read', summary: 'Пользователь', answer: UserDetailsDto, errors: [noUser] })
  getUserById(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<UserDetailsDto> {
    return this.users.details(id, caller);
  }

  @Post('confirmRegistration')
  @Action({
    may: 'registrations:decide',
    summary: 'Подтвердить регистрацию',
    description: 'Заявитель получит письмо. Повтор безвреден.',
    answer: UserDto,
    errors: [noUser, 'version_conflict', 'transition', 'invalid'],
  })
  async confirmRegistration(@Body() dto: ConfirmRegistrationDto, @Caller() caller: Actor): Promise<UserDto> {
    return userView(await this.registrations.confirm(dto, caller));
  }

  @Post('cancelRegistration')
  @Action({
    may: 'registrations:decide',
    summary: 'Отклонить регистрацию',
    description: 'Заявитель получит письмо с причиной. Подтверждённую регистрацию отклонить нельзя.',
    answer: UserDto,
    errors: [noUser, 'version_conflict', 'transition', 'invalid'],
  })
  async cancelRegistration(@Body() dto: CancelRegistrationDto, @Caller() caller: Actor): Promise<UserDto> {
    return userView(await this.registrations.cancel(dto, caller));
  }

  @Post('reopenRegistration')
  @Action({
    may: 'registrations:decide',
    summary: 'Отменить решение о регистрации',
    description: 'Заявка снова ждёт решения. Возможно 15 секунд после решения: столько ждёт письмо о нём.',
    answer: UserDto,
    errors: [noUser, 'version_conflict', 'transition', 'invalid'],
  })
  async reopenRegistration(@Body() dto: ConfirmRegistrationDto, @Caller() caller: Actor): Promise<UserDto> {
    return userView(await this.registrations.reopen(dto, caller));
  }

  @Put('updateRole')
  @Action({
    confirmed: true,
    may: 'roles:change',
    summary: 'Сменить роль',
    answer: UserDto,
    errors: [noUser, 'version_conflict', 'transition', 'invalid'],
  })
  async updateRole(@Body() { id, role, version }: UpdateRoleDto, @Caller() caller: Actor): Promise<UserDto> {
    return userView(await this.users.updateRole(id, role, version, caller));
  }

  @Put('updateAccounting')
  @Action({
    confirmed: true,
    may: 'roles:change',
    summary: 'Дать или снять право «Бухгалтерия»',
    description:
      'С ним менеджер выставляет, исправляет и аннулирует акты, вносит оплаты и делает сторно; администратор может это и так. Вместе с ролью менеджера право снимается. Повтор безвреден.',
    answer: UserDto,
    errors: [noUser, 'version_conflict', ['transition', 'Право «Бухгалтерия» дают менеджерам.'], 'invalid'],
  })
  async updateAccounting(@Body() dto: UpdateAccountingDto, @Caller() caller: Actor): Promise<UserDto> {
    return userView(await this.users.updateAccounting(dto, caller));
  }

  @Put('updateUserInfo')
  @Action({
    may: 'users:edit',
    summary: 'Изменить данные пользователя',
    description:
      'Поля, которых нет в запросе, не меняются. Пароль меняет только администратор, в первые 15 минут после входа или подтверждения (`POST /api/user/confirm`).',
    answer: UserDto,
    errors: [
      noUser,
      'forbidden',
      'version_conflict',
      'email_taken',
      'invalid',
      'too_many_requests',
      'confirmation_needed',
    ],
  })
  async updateUserInfo(
    @Body() dto: UpdateUserInfoDto,
    @Caller() caller: Actor,
    @CallerConfirmed() isConfirmed: boolean,
  ): Promise<UserDto> {
    return userView(await this.users.update(dto, caller, isConfirmed));
  }

  @Delete('factors/:id')
  @idParam
  @Action({
    confirmed: true,
    may: 'factors:reset',
    summary: 'Сбросить второй фактор пользователя',
    description:
      'Для того, кто потерял телефон и запасные коды. Приложение, запасные коды и ключи доступа удаляются, все сеансы завершаются; пользователю уходит письмо. Повтор безвреден.',
    answer: 'nothing',
    errors: [noUser, ['self', 'Свой второй фактор меняют в профиле.']],
  })
  async resetFactors(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    await this.factors.reset(id, caller);
  }

  @Delete('deleteAndOrders/:id')
  @idParam
  @Action({
    confirmed: true,
    may: 'users:delete',
    summary: 'Удалить пользователя и его заказы',
    answer: 'nothing',
    errors: [noUser, 'self'],
  })
  async deleteUserAndOrders(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    await this.users.delete(id, true, caller);
  }

  @Delete(':id')
  @idParam
  @Action({
    confirmed: true,
    may: 'users:delete',
    summary: 'Удалить пользователя, заказы оставить',
    description: 'В заказах останутся имя, телефон и организация клиента.',
    answer: 'nothing',
    errors: [noUser, 'self'],
  })
  async deleteUser(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    await this.users.delete(id, false, caller);
  }
}
