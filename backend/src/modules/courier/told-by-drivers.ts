import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { DriverTold } from '../runs';
import { CourierConflicts } from './courier-conflicts';
import { CourierOutcomes } from './courier-outcomes.service';

/** Implements what runs ask of the page of their drivers. */
@Injectable()
export class ToldByDrivers extends DriverTold {
  constructor(
    private readonly database: Database,
    private readonly outcomes: CourierOutcomes,
    private readonly conflicts: CourierConflicts,
  ) {
    super();
  }

  override retake(runId: number): Promise<void> {
    return this.outcomes.retake(runId);
  }

  override conflictsOf(runIds: readonly number[], caller: Actor): Promise<Map<number, number>> {
    return this.conflicts.counts(this.database.read, runIds, caller);
  }
}
