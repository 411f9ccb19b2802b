import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../access/action';
import type { Actor } from '../access/actor';
import { Caller } from '../access/caller';
import { Database } from '../database/database';
import { sendFile } from '../files/send-file';
import { Journal } from '../journal/journal';
import { ownData } from './own-data';

/** A file, not an answer of fields: what is in it follows the tables. */
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
    ration: 'exports',
    may: 'account:own',
    summary: 'Мои данные: всё, что мы о вас храним, файлом JSON',
    description: 'По таблицам, без паролей и ключей; сами сканы и аватар — по ссылкам в кабинете.',
    answer: { file: mime },
    confirmed: true,
  })
  async getOwnData(@Caller() caller: Actor, @Res() reply: FastifyReply): Promise<void> {
    const data = await ownData(this.database.read, caller.id);
    await this.journal.note({ kind: 'exported', account: caller.id, actor: caller, detail: 'Мои данные' });
    const bytes = Buffer.from(JSON.stringify(data, null, 2));
    await sendFile(reply, { name: 'Мои данные.json', mime, bytes });
  }
}
