import { Global, Module } from '@nestjs/common';
import { LongPoll } from './long-poll';
import { Feed } from './feed';
import { FeedReader } from './feed-reader';
import { OldEvents } from './old-events';
import { Sequence } from './sequence';

const all = [Feed, Sequence, FeedReader, OldEvents, LongPoll];

/** Events for clients' programs; global, since every noun appends. */
@Global()
@Module({ providers: all, exports: all })
export class FeedModule {}
