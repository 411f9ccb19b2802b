import { fromMinsk } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import type { OrderEventDto } from '../../src/modules/orders/dto/order-lists.dto';
import type { OrderDto } from '../../src/modules/orders/dto/order.dto';
import type { CarrierDto } from '../../src/modules/runs/carrier.dto';
import type { RunDto } from '../../src/modules/runs/run.dto';
import type { ScanAnswerDto } from '../../src/modules/scans/scan.dto';
import type { User } from '../../src/modules/users/model/user.entity';
import type { Client } from './client';
import { addOrder, addUser, firm } from './factories';
import type { TestApp } from './test-app';

export const RUN_DAY = '2026-11-30';

/** Staff who make up runs of one client's orders. */
export class Dispatchers {
  constructor(
    readonly test: TestApp,
    readonly owner: User,
    readonly manager: Client,
    readonly other: Client,
  ) {}

  static async of(test: TestApp): Promise<Dispatchers> {
    test.clock.set(fromMinsk('2026-11-27 22:00'));
    const owner = await addUser(test, firm('ООО «Везём»'));
    const other = await addUser(test, { role: 'manager', name: 'Пётр Второй' });
    return new Dispatchers(test, owner, await test.as('manager'), await test.signedIn(other));
  }

  async run(changes: object = {}): Promise<RunDto> {
    const body = { day: RUN_DAY, driver: 'Игорь Савич', driverPhone: '291234567', ...changes };
    const answer = await this.manager.post('/api/runs', { body });
    expect(answer.status).toBe(201);
    return answer.body as RunDto;
  }

  async order(house = '12', changes: object = {}): Promise<number> {
    return (await addOrder(this.test, this.owner, { reciverHouse: house, ...changes })).id;
  }

  /** An order of so many places. */
  orderOf(places: number): Promise<number> {
    return this.order('12', { packages: Array.from({ length: places }, () => validPackage) });
  }

  /** Answers to scans, in their order. */
  async scan(scans: object[], who: Client = this.manager): Promise<ScanAnswerDto[]> {
    const { status, body } = await who.post('/api/scans', { body: { scans } });
    expect([status, body]).toEqual([200, expect.any(Array)]);
    return body as ScanAnswerDto[];
  }

  async readOrder(id: number): Promise<OrderDto> {
    return (await this.manager.get('/api/order/single', { query: { id } })).body as OrderDto;
  }

  /** Changes an order as its current version. */
  async edit(id: number, change: object): Promise<void> {
    const { version } = await this.readOrder(id);
    expect((await this.manager.put('/api/order', { body: { id, version, ...change } })).status).toBe(200);
  }

  /** Puts orders into a run, of whatever day they are. */
  put(who: Client, { id }: { id: number }, ids: number[], more: object = {}) {
    return who.post(`/api/runs/${id}/orders`, { body: { ids, confirmDay: true, ...more } });
  }

  post(who: Client, id: number, path: string, body: object) {
    return who.post(`/api/runs/${id}/${path}`, { body });
  }

  async added(to: RunDto, ...ids: number[]): Promise<RunDto> {
    const { status, body } = await this.put(this.manager, to, ids);
    expect([status, body]).toMatchObject([200, { id: to.id }]);
    return body as RunDto;
  }

  async read({ id }: { id: number }): Promise<RunDto> {
    return (await this.manager.get(`/api/runs/${id}`)).body as RunDto;
  }

  async left(to: RunDto): Promise<RunDto> {
    const { status, body } = await this.post(this.manager, to.id, 'leave', { version: to.version });
    expect(status).toBe(200);
    return body as RunDto;
  }

  /** The history of one field of an order. */
  async history(id: number, field: string, who = this.manager): Promise<OrderEventDto[]> {
    const { body } = await who.get('/api/order/history', { query: { id } });
    return (body as OrderEventDto[]).filter((event) => event.field === field);
  }

  /** What the history of an order says of runs. */
  async historyOf(id: number, who = this.manager): Promise<unknown[][]> {
    return (await this.history(id, 'run', who)).map(({ from, to }) => [from, to]);
  }

  async carrier(id: number): Promise<CarrierDto | undefined> {
    const { body } = await this.manager.get('/api/runs/carriers', { query: { ids: id } });
    return (body as CarrierDto[])[0];
  }
}

export const idsOf = ({ orders }: RunDto): number[] => orders.map(({ id }) => id);

export const textsOf = (body: unknown): string =>
  Object.values((body as { errors: Record<string, string[]> }).errors)
    .flat()
    .join('; ');
