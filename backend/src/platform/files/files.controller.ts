import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../access/action';
import type { Actor } from '../http/actor';
import { Caller, type CallerRequest } from '../http/caller';
import { SecondFactorPolicy } from '../access/second-factor-policy';
import { ABSENT } from '../http/errors';
import { withEnding } from './file-name';
import { sendFile } from './send-file';
import { Files } from './files';

@ApiTags('Files')
@Controller('files')
export class FilesController {
  constructor(
    private readonly files: Files,
    private readonly factors: SecondFactorPolicy,
  ) {}

  @Get(':id')
  @ApiParam({ name: 'id', description: 'Номер файла из ссылки', example: '0f8c2b1d9e6a4c7fb3d2e1f0a9b8c7d6' })
  @Action({
    may: 'files:read',
    summary: 'Файл: аватар или скан',
    description: 'Виден владельцу и сотрудникам.',
    answer: { file: 'application/octet-stream' },
    errors: [['not_found', ABSENT.file]],
  })
  async getFile(
    @Param('id') id: string,
    @Caller() caller: Actor,
    @Req() request: CallerRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const onlyOwn = this.factors.isLacking(request);
    const file = await this.files.read(id, caller, onlyOwn);
    const bytes = async (): Promise<Buffer> => {
      await this.files.noteView(file, caller);
      return file.content;
    };
    // Names that were stored by an earlier version may have any ending.
    await sendFile(reply, { name: withEnding(file.name, file.mime), mime: file.mime, bytes, inline: true });
  }
}
