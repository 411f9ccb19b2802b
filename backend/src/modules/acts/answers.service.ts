import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import type { ActDto } from './act.dto';
import { ActNews } from './act-news';
import { ActReader } from './act-reader';
import type { AnswerObjectionDto } from './agreement-input.dto';
import { ActObjection } from './objection.entity';

/** Staff answer an objection with words; with a correction, see `ActChanges`. */
@Injectable()
export class ObjectionAnswers {
  constructor(
    private readonly database: Database,
    private readonly reader: ActReader,
    private readonly news: ActNews,
    private readonly clock: Clock,
  ) {}

  /** The same answer of the same person is one; throws 409 for an objection that is answered or withdrawn. */
  answer(id: number, { words }: AnswerObjectionDto, caller: Actor): Promise<ActDto> {
    return this.database.write(async (tx) => {
      const { act, objection } = await this.reader.objection(tx, id, caller);
      if (objection.answer === words && objection.answeredBy === caller.name)
        return this.reader.view(tx, act, caller);
      if (objection.answeredAt || objection.withdrawnAt) await this.news.refuseChanged(tx, act, caller);
      const answer = { answer: words, answeredAt: this.clock.now(), answeredBy: caller.name };
      await tx.update(ActObjection, { id }, answer);
      const changed = await this.news.change(tx, act);
      const view = await this.reader.view(tx, changed, caller);
      await this.news.answered(tx, act, objection.words, words);
      await this.news.tell(tx, changed, { type: 'act.changed', kind: 'objectionAnswered', actor: caller });
      return view;
    });
  }
}
