import { Readable } from 'node:stream';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { Database } from '../../platform/database/database';
import { sendFile } from '../../platform/files/send-file';
import { Journal } from '../../platform/journal/journal';
import { User } from '../../modules/users/model/user.entity';
import { ownData } from './own-data';

/** A file, not an answer of fields: its content follows the tables. */
const mime = 'application/octet-stream';

/** «Мои данные». */
@ApiTags('Security')
@Controller('user/data')
export class PrivacyController {
  constructor(
    private readonly database: Database,
    private readonly journal: Journal,
  ) {}

  @Get()
  @Action({
    quota: 'exports',
    may: 'account:own',
    summary: 'Мои данные: всё, что мы о вас храним, файлом JSON',
    description: 'По таблицам, без паролей и ключей; сами сканы и аватар — по ссылкам в кабинете.',
    answer: { file: mime },
    confirmed: true,
  })
  async getOwnData(@Caller() caller: Actor, @Res() reply: FastifyReply): Promise<void> {
    const { id, email } = await this.database.read.findOneByOrFail(User, { id: caller.id });
    const bytes = async (): Promise<Readable> => {
      await this.journal.note({ kind: 'exported', account: caller.id, actor: caller, detail: 'Мои данные' });
      return Readable.from(ownData(this.database.read, { id, email }));
    };
    await sendFile(reply, { name: 'Мои данные.json', mime, bytes });
  }
}
