import { applyDecorators, Controller, Get, Param, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { PICTURES_OF_TRY } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe, OrderIdPipe } from '../../../platform/http/id.pipe';
import { noOrder, OrderIdParam } from '../dto/order-id';
import { ProofFiles } from './proof-files.service';

const access = {
  may: 'orders:read',
  key: 'orders:read',
  errors: [noOrder, ['not_found', ABSENT.file]],
} as const;

const HandoverParam = (): MethodDecorator =>
  applyDecorators(
    OrderIdParam(),
    ApiParam({
      name: 'handover',
      type: 'integer',
      description: 'Номер записи о попытке, из `GET /api/order/{id}/handovers`',
      example: 31,
    }),
  );

/** The signature and the pictures of a handover, for staff and the client of the order (docs/contract.md#proofs). */
@ApiTags('Orders')
@Controller('order/:id/handovers/:handover')
export class ProofFilesController {
  constructor(private readonly files: ProofFiles) {}

  @Get('pictures/:place')
  @HandoverParam()
  @ApiParam({
    name: 'place',
    type: 'integer',
    description: `Которое фото, с 1 до ${PICTURES_OF_TRY}`,
    example: 1,
  })
  @Action({
    ...access,
    errors: [...access.errors],
    summary: 'Фото с вручения',
    description: 'JPEG до 1280 пикселей. Исправленные записи с их фото видят только сотрудники.',
    answer: { file: 'image/jpeg' },
  })
  async getHandoverPicture(
    @Param('id', OrderIdPipe) id: number,
    @Param('handover', IdPipe) handover: number,
    @Param('place', IdPipe) place: number,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.files.picture({ id, handover }, place, caller));
  }

  @Get('signature')
  @HandoverParam()
  @Action({
    ...access,
    errors: [...access.errors],
    summary: 'Подпись на телефоне водителя',
    description:
      'Рисунок подписи, SVG. Это не электронная цифровая подпись. Исправленные записи с их подписями видят только сотрудники.',
    answer: { file: 'image/svg+xml' },
  })
  async getHandoverSignature(
    @Param('id', OrderIdPipe) id: number,
    @Param('handover', IdPipe) handover: number,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.files.signature({ id, handover }, caller));
  }
}
