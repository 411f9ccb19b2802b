import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../access/action';
import type { Actor } from '../access/actor';
import { Caller } from '../access/caller';
import { ABSENT } from '../shared/errors';
import { withEnding } from './file-name';
import { sendFile } from './send-file';
import { Files } from './files';

@ApiTags('Files')
@Controller('files')
export class FilesController {
  constructor(private readonly files: Files) {}

  @Get(':id')
  @ApiParam({ name: 'id', description: 'Номер файла из ссылки', example: '0f8c2b1d9e6a4c7fb3d2e1f0a9b8c7d6' })
  @Action({
    may: 'files:read',
    summary: 'Файл: аватар или скан',
    description: 'Виден владельцу и сотрудникам.',
    answer: { file: 'application/octet-stream' },
    errors: [['not_found', ABSENT.file]],
  })
  async getFile(@Param('id') id: string, @Caller() caller: Actor, @Res() reply: FastifyReply): Promise<void> {
    const { name, mime, content } = await this.files.read(id, caller);
    // Names that were stored by an earlier version may have any ending.
    await sendFile(reply, { name: withEnding(name, mime), mime, bytes: content, inline: true });
  }
}
