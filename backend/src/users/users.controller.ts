import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../access/action';
import { Caller } from '../access/caller';
import { IdPipe } from '../shared/id.pipe';
import {
  CancelRegistrationDto,
  ConfirmRegistrationDto,
  UnprovedQuery,
  UpdateRoleDto,
  UpdateUserInfoDto,
  UsersQuery,
} from './dto/manage.dto';
import { RegistrationRequestPage, UserDetailsDto, UserDto, UserPage } from './dto/user.dto';
import { RegistrationsService } from './registrations.service';
import type { User } from './user.entity';
import { userView } from './user.mapper';
import { UsersService } from './users.service';

const idParam = ApiParam({ name: 'id', type: 'integer', description: 'Номер пользователя', example: 14 });

@ApiTags('Users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly registrations: RegistrationsService,
  ) {}

  @Get()
  @Action({
    may: 'users:read',
    summary: 'Пользователи',
    description:
      'Поиск — по имени, почте, телефону в любом написании, УНП, организации. Администраторы не показываются никому; менеджер видит только клиентов.',
    answer: UserPage,
    errors: [400],
  })
  getUsers(@Query() query: UsersQuery, @Caller() caller: User): Promise<UserPage> {
    return this.users.list(query, caller);
  }

  @Get('unproved')
  @Action({
    may: 'registrations:decide',
    summary: 'Заявки на регистрацию',
    answer: RegistrationRequestPage,
    errors: [400],
  })
  getUnprovedUsers(@Query() { page, status }: UnprovedQuery): Promise<RegistrationRequestPage> {
    return this.registrations.list(page, status);
  }

  @Get(':id')
  @idParam
  @Action({ may: 'users:read', summary: 'Пользователь', answer: UserDetailsDto, errors: [404] })
  getUserById(@Param('id', IdPipe) id: number, @Caller() caller: User): Promise<UserDetailsDto> {
    return this.users.details(id, caller);
  }

  @Post('confirmRegistration')
  @Action({
    may: 'registrations:decide',
    summary: 'Подтвердить регистрацию',
    description: 'Заявитель получит письмо. Повтор безвреден.',
    answer: UserDto,
    errors: [400, 404, 409, 422],
  })
  async confirmRegistration(
    @Body() { id }: ConfirmRegistrationDto,
    @Caller() caller: User,
  ): Promise<UserDto> {
    return userView(await this.registrations.confirm(id, caller));
  }

  @Post('cancelRegistration')
  @Action({
    may: 'registrations:decide',
    summary: 'Отклонить регистрацию',
    description: 'Заявитель получит письмо с причиной. Подтверждённую регистрацию отклонить нельзя.',
    answer: UserDto,
    errors: [400, 404, 409, 422],
  })
  async cancelRegistration(
    @Body() { id, reason }: CancelRegistrationDto,
    @Caller() caller: User,
  ): Promise<UserDto> {
    return userView(await this.registrations.cancel(id, reason ?? null, caller));
  }

  @Put('updateRole')
  @Action({ may: 'roles:change', summary: 'Сменить роль', answer: UserDto, errors: [400, 404, 409, 422] })
  async updateRole(@Body() { id, role, version }: UpdateRoleDto, @Caller() caller: User): Promise<UserDto> {
    return userView(await this.users.updateRole(id, role, version, caller));
  }

  @Put('updateUserInfo')
  @Action({
    may: 'users:edit',
    summary: 'Изменить данные пользователя',
    description: 'Поля, которых нет в запросе, не меняются. Пароль меняет только администратор.',
    answer: UserDto,
    errors: [400, 404, 409, 422],
  })
  async updateUserInfo(@Body() dto: UpdateUserInfoDto, @Caller() caller: User): Promise<UserDto> {
    return userView(await this.users.update(dto, caller));
  }

  @Delete('deleteAndOrders/:id')
  @idParam
  @Action({
    may: 'users:delete',
    summary: 'Удалить пользователя и его заказы',
    answer: 'nothing',
    errors: [404, 409],
  })
  async deleteUserAndOrders(@Param('id', IdPipe) id: number, @Caller() caller: User): Promise<void> {
    await this.users.delete(id, true, caller);
  }

  @Delete(':id')
  @idParam
  @Action({
    may: 'users:delete',
    summary: 'Удалить пользователя, заказы оставить',
    description: 'В заказах останутся имя, телефон и организация клиента.',
    answer: 'nothing',
    errors: [404, 409],
  })
  async deleteUser(@Param('id', IdPipe) id: number, @Caller() caller: User): Promise<void> {
    await this.users.delete(id, false, caller);
  }
}
