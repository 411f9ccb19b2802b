import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { Repeatable, type Repeat } from '../../../platform/idempotency/repeat';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { IdQuery } from '../../../platform/http/query.dto';
import {
  ClientKeysDto,
  CreateKeyDto,
  KeyCallPage,
  KeyCallsQuery,
  KeyDto,
  NewKeyDto,
  RotateKeyDto,
  StopKeysDto,
  StoppedKeysDto,
} from './dto/keys.dto';
import { KeyCalls } from './key-calls';
import { KeysService } from './keys.service';

const noKey = ['not_found', ABSENT.key] as const;

/** Keys of programs; made by people alone. */
@ApiTags('Keys')
@Controller('keys')
export class KeysController {
  constructor(
    private readonly keys: KeysService,
    private readonly calls: KeyCalls,
  ) {}

  @Get()
  @Action({ may: 'integrations:own', summary: 'Ключи API', description: 'Сначала новые.', answer: [KeyDto] })
  getKeys(@Caller() { id }: Actor): Promise<KeyDto[]> {
    return this.keys.list(id);
  }

  @Post()
  @Action({
    confirmed: true,
    may: 'integrations:own',
    summary: 'Создать ключ API',
    description:
      'Сам ключ есть только в этом ответе. О создании приходит письмо. Рабочий ключ действует, пока кабинет подтверждён, тестовый — и пока регистрация ждёт решения. Если ответ потерялся, повтор с тем же Idempotency-Key второго ключа не создаст: секрет в нём новый, прежний не действует. Ключ, которым уже пользовались, повтор не меняет: 409.',
    answer: NewKeyDto,
    status: 201,
    repeatable: true,
    errors: ['invalid', 'too_many_keys', 'deleted', 'transition'],
  })
  createKey(
    @Body() dto: CreateKeyDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<NewKeyDto> {
    return this.keys.create(dto, caller, repeat);
  }

  @Post('rotate')
  @Action({
    confirmed: true,
    may: 'integrations:own',
    summary: 'Заменить ключ API',
    description: 'Новый ключ с теми же правами. Прежний действует ещё overlapHours часов, не больше 72.',
    answer: NewKeyDto,
    errors: [noKey, 'invalid', ['transition', 'Ключ истёк. Создайте новый.']],
  })
  rotateKey(@Body() dto: RotateKeyDto, @Caller() caller: Actor): Promise<NewKeyDto> {
    return this.keys.rotate(dto, caller);
  }

  @Delete(':id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер ключа', example: 3 })
  @Action({
    may: 'integrations:own',
    summary: 'Отозвать ключ API',
    description:
      'Следующий же вызов с ним получит 401. Адреса для уведомлений, которые он назвал, останавливаются.',
    answer: 'nothing',
    errors: [noKey],
  })
  async revokeKey(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    await this.keys.revoke(id, caller);
  }

  @Get('calls')
  @Action({
    quota: 'lists',
    may: 'integrations:own',
    summary: 'Вызовы с ключами',
    description: 'За последние 7 дней, сначала новые.',
    answer: KeyCallPage,
  })
  getKeyCalls(@Query() { keyId, page }: KeyCallsQuery, @Caller() { id }: Actor): Promise<KeyCallPage> {
    return this.calls.list(id, keyId ?? null, page);
  }

  @Get('client')
  @Action({ may: 'integrations:watch', summary: 'Ключи клиента', answer: ClientKeysDto })
  async getClientKeys(@Query() { id }: IdQuery): Promise<ClientKeysDto> {
    return { keys: await this.keys.list(id), days: await this.calls.days(id) };
  }

  @Post('stop')
  @Action({
    may: 'integrations:watch',
    summary: 'Остановить все ключи клиента',
    description:
      'Следующий же вызов с любым из них получит 401. Клиенту приходит письмо; новые ключи он создаст сам.',
    answer: StoppedKeysDto,
    errors: ['invalid'],
  })
  async stopKeys(@Body() { id }: StopKeysDto, @Caller() caller: Actor): Promise<StoppedKeysDto> {
    return { count: await this.keys.stopAll(id, caller) };
  }
}
