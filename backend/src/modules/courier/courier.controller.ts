import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_BYTES } from '@shlyah/domain';
import { Action } from '../../platform/access/action';
import { browserOf } from '../../platform/access/browser';
import { CONFIG, type Config } from '../../platform/config/config';
import { isKnown } from '../../platform/http/packing';
import { pictureOf, TakesPicture } from '../../platform/http/raw-picture';
import { CourierLookDto, CourierRunDto, PassTokenDto } from './courier.dto';
import { setCourierCookie } from './courier-cookie';
import { TellOutcomesDto, ToldOutcomeDto } from './courier-outcome.dto';
import { CourierOutcomes } from './courier-outcomes.service';
import { PictureQuery, TakenPictureDto } from './courier-picture.dto';
import { CourierPictures } from './courier-pictures.service';
import { CourierPasses, type Phone } from './courier-passes.service';
import { CourierRuns } from './courier-run.service';

const noPass = [
  'not_found',
  'Пропуска нет, он закрыт или закончился, или страница водителя выключена.',
] as const;

const byCookie = 'Телефон узнают по cookie `courier`, которую ставит `POST /api/courier/accept`.';

/** The page of a driver, without an account: by the pass of the run alone (docs/contract.md#courier). */
@ApiTags('Courier')
@Controller('courier')
export class CourierController {
  constructor(
    private readonly passes: CourierPasses,
    private readonly runs: CourierRuns,
    private readonly outcomes: CourierOutcomes,
    private readonly pictures: CourierPictures,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('look')
  @Action({
    may: 'public',
    summary: 'Чей это пропуск',
    description:
      'Рейс, который откроет пропуск. Ничего не меняет и телефон не привязывает. После 60 промахов за 10 минут с одной сети — 429.',
    answer: CourierLookDto,
    errors: [noPass, 'invalid'],
  })
  lookAtRun(@Body() { token }: PassTokenDto, @Req() { ip }: FastifyRequest): Promise<CourierLookDto> {
    return this.passes.look(token, ip);
  }

  @Post('accept')
  @Action({
    may: 'public',
    summary: 'Принять рейс',
    description:
      'Привязывает пропуск к этому телефону: ответ ставит cookie `courier`. С другого телефона рейс после этого не принять; с того же — можно сколько угодно раз.',
    answer: 'nothing',
    errors: [noPass, 'invalid', ['transition', 'Рейс уже принят на другом телефоне.']],
  })
  async acceptRun(
    @Body() { token }: PassTokenDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { device } = browserOf(request);
    setCourierCookie(reply, await this.passes.accept(token, { ...phoneOf(request), device }), this.config);
  }

  @Get('run')
  @ApiHeader({
    name: 'If-None-Match',
    required: false,
    description: 'ETag прежнего ответа',
    schema: { type: 'string', maxLength: 200 },
  })
  @ApiResponse({
    status: 304,
    description: 'Не изменилось с ответа, чей ETag назван в заголовке If-None-Match',
  })
  @Action({
    may: 'public',
    summary: 'Рейс водителя',
    description: `Рейс, который телефон принял последним, пока действует пропуск. ${byCookie}`,
    answer: CourierRunDto,
    errors: [noPass],
  })
  async getCourierRun(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CourierRunDto | undefined> {
    const { run, etag } = await this.runs.read(phoneOf(request));
    void reply.header('ETag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return run;
    void reply.status(304);
    return undefined;
  }

  @Post('outcomes')
  @Action({
    may: 'public',
    summary: 'Исходы заказов от водителя',
    description: `Каждый исход записывается отдельно и один раз по своему ключу; повтор отвечает тем же. Исход не отклоняют из-за того, что заказ тем временем изменили: он виден диспетчеру рядом с записанным. Закрытый и законченный пропуск принимает исходы, которые были раньше. ${byCookie}`,
    answer: [ToldOutcomeDto],
    errors: [noPass, 'invalid'],
  })
  @HttpCode(200)
  tellOutcomes(@Body() dto: TellOutcomesDto, @Req() request: FastifyRequest): Promise<ToldOutcomeDto[]> {
    return this.outcomes.tell(phoneOf(request), dto);
  }

  @Put('pictures/:key')
  @TakesPicture()
  @ApiParam({
    name: 'key',
    description: 'Ваш ключ фото, UUID: с ним фото записывается один раз',
    schema: { type: 'string', maxLength: 36 },
    example: '0d9a6a34-6f0e-4a0f-8a55-1f2e3d4c5b6a',
  })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  @Action({
    may: 'public',
    summary: 'Фото к исходу от водителя',
    description: `Тело — само фото: JPEG, PNG или WebP до 3 МБ; хранится заново нарисованным, без сведений о телефоне и месте съёмки. До трёх к исходу; исход присылают раньше фото. Что с фото не так, говорит ответ 200 с \`refused\`. ${byCookie}`,
    answer: TakenPictureDto,
    errors: [noPass, 'invalid', 'too_large', 'unsupported_type', 'too_many_requests'],
  })
  putPicture(
    @Param('key') key: string,
    @Query() { outcome }: PictureQuery,
    @Req() request: FastifyRequest,
  ): Promise<TakenPictureDto> {
    const type = request.headers['content-type'];
    const read = (): Promise<Buffer | null> => pictureOf(request, PICTURE_BYTES);
    return this.pictures.take(phoneOf(request), { key, outcome, type, read });
  }
}

const phoneOf = ({ ip, cookies }: FastifyRequest): Pick<Phone, 'token' | 'ip'> => {
  const token = cookies['courier'];
  return { token: token && token.length <= 100 ? token : undefined, ip };
};
