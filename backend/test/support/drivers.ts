import { randomUUID } from 'node:crypto';
import type { CourierRunDto, CourierStopDto } from '../../src/modules/courier/courier.dto';
import type { ToldOutcomeDto } from '../../src/modules/courier/courier-outcome.dto';
import type { CourierConflictDto, GivenPassDto, RunPassDto } from '../../src/modules/courier/pass.dto';
import type { RunDto } from '../../src/modules/runs/run.dto';
import type { Client } from './client';
import { Dispatchers } from './dispatchers';

/** The secret of a link to the page of a run. */
export const tokenOf = ({ url }: { url: string }): string => url.split('#')[1] ?? '';

/** Staff whose drivers have telephones. */
export class Drivers extends Dispatchers {
  static override async of(test: Dispatchers['test']): Promise<Drivers> {
    const { owner, manager, other } = await Dispatchers.of(test);
    return new Drivers(test, owner, manager, other);
  }

  async pass({ id }: { id: number }, body: object = {}): Promise<GivenPassDto> {
    const answer = await this.manager.post(`/api/runs/${id}/pass`, { body });
    expect(answer.status).toBe(201);
    return answer.body as GivenPassDto;
  }

  async readPass({ id }: { id: number }): Promise<RunPassDto> {
    return (await this.manager.get(`/api/runs/${id}/pass`)).body as RunPassDto;
  }

  /** The conflicts of a run as its page says them. */
  async conflictsOf(run: { id: number }): Promise<[order: number, words: string, note: string][]> {
    const { conflicts } = await this.readPass(run);
    return conflicts.map(({ order, words, note }: CourierConflictDto) => [order, words, note]);
  }

  accept(phone: Client, pass: { url: string }) {
    return phone.post('/api/courier/accept', { body: { token: tokenOf(pass) } });
  }

  /** A telephone that has accepted the run and has shown it. */
  async phoneOf(run: { id: number }): Promise<Client> {
    const phone = this.test.visitor();
    expect((await this.accept(phone, await this.pass(run))).status).toBe(204);
    expect((await phone.get('/api/courier/run')).status).toBe(200);
    return phone;
  }

  /** A run that has left with so many orders to be delivered, and its driver's telephone. */
  async onTheRoad(
    count: number,
    changes: object = {},
  ): Promise<{ run: RunDto; ids: number[]; phone: Client }> {
    const ids: number[] = [];
    for (let n = 1; n <= count; n++) ids.push(await this.order(String(n), changes));
    const run = await this.left(await this.added(await this.run({ day: '2026-11-27' }), ...ids));
    return { run, ids, phone: await this.phoneOf(run) };
  }
}

/** An outcome as a telephone tells it. */
export const outcome = (order: number, changes: object = {}) => ({
  key: randomUUID(),
  order,
  task: 'deliver',
  outcome: 'handed',
  at: '2026-11-27T08:42:10.500Z',
  ...changes,
});

export async function tell(phone: Client, ...outcomes: object[]): Promise<ToldOutcomeDto[]> {
  const { status, body } = await phone.post('/api/courier/outcomes', { body: { outcomes } });
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body as ToldOutcomeDto[];
}

/** What became of outcomes: «recorded», «conflict: …». */
export const words = (answers: readonly ToldOutcomeDto[]): string[] =>
  answers.map(({ taken, note }) => (note === null ? taken : `${taken}: ${note}`));

export async function stopOf(phone: Client, order: number): Promise<CourierStopDto | undefined> {
  const { body } = await phone.get('/api/courier/run');
  return (body as CourierRunDto).stops.find(({ id }) => id === order);
}
