import { Injectable } from '@nestjs/common';
import { OrderLists } from '../order-lists';
import { Run, RunOrder } from './run.entity';

/** Runs and their orders. */
@Injectable()
export class RunLists extends OrderLists<Run, 'runId', RunOrder> {
  protected readonly kind = { lists: Run, rows: RunOrder, key: 'runId', field: 'run' } as const;
}
