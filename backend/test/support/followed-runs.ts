import type { RunDto, RunOrderDto } from '../../src/modules/runs/run.dto';
import type { Client } from './client';
import { Dispatchers, RUN_DAY } from './dispatchers';

export const ANOTHER_DAY = '2026-12-01 23:00';
const MINUTE = 60_000;

/** Dispatchers whose runs follow the changes of their orders. */
export class FollowedRuns extends Dispatchers {
  static override async of(test: Dispatchers['test']): Promise<FollowedRuns> {
    const { owner, manager, other } = await Dispatchers.of(test);
    return new FollowedRuns(test, owner, manager, other);
  }

  pass(): void {
    this.test.clock.pass(MINUTE);
  }

  async stopOf(run: RunDto, id: number): Promise<RunOrderDto> {
    const stop = (await this.read(run)).orders.find((one) => one.id === id);
    if (!stop) throw new Error(`Order ${id} has left its run`);
    return stop;
  }

  async changesOf(run: RunDto, id: number): Promise<unknown[][]> {
    return (await this.stopOf(run, id)).changes.map(({ field, from, to, by, at }) => [
      field,
      from,
      to,
      by,
      at,
    ]);
  }

  /** The same without who and when. */
  async fieldsOf(run: RunDto, id: number): Promise<unknown[][]> {
    return (await this.changesOf(run, id)).map((change) => change.slice(0, 3));
  }

  async editAs(who: Client, id: number, change: object) {
    const { version } = await this.readOrder(id);
    return who.put('/api/order', { body: { id, version, ...change } });
  }

  onRunDay(house: string): Promise<number> {
    return this.order(house, { deliveryDate: `${RUN_DAY} 23:00` });
  }

  /** A run of orders to houses 1, 2 and so on, a minute after they were put into it. */
  async runOf(count: number): Promise<{ run: RunDto; ids: number[] }> {
    const made = await this.run();
    const ids: number[] = [];
    for (let house = 1; house <= count; house++) ids.push(await this.onRunDay(String(house)));
    const run = await this.added(made, ...ids);
    this.pass();
    return { run, ids };
  }

  /** The same, a minute after it has left. */
  async leftRunOf(count: number): Promise<{ run: RunDto; ids: number[] }> {
    const { run, ids } = await this.runOf(count);
    const left = await this.left(run);
    this.pass();
    return { run: left, ids };
  }

  /** How many of its orders were changed after it left, as its page and the list say. */
  async countOf(run: RunDto): Promise<number> {
    const { body } = await this.manager.get('/api/runs', { query: { day: run.day } });
    const listed = (body as RunDto[]).find(({ id }) => id === run.id);
    const { changedAfterLeaving } = await this.read(run);
    expect(listed?.changedAfterLeaving).toBe(changedAfterLeaving);
    return changedAfterLeaving;
  }

  tell(run: RunDto, ids: number[]) {
    return this.post(this.manager, run.id, 'told', { version: run.version, ids });
  }
}
