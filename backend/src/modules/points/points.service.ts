import { Injectable } from '@nestjs/common';
import { limitsInWords, MESSAGES, parseCoords, toByn, toKopecks } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Database } from '../../platform/database/database';
import { isReferenced } from '../../platform/database/driver-errors';
import { assertChanged } from '../../platform/database/concurrent-update';
import { readRows } from '../../platform/database/read-rows';
import { currentRevisions, nextRevision } from '../../platform/database/revisions';
import { Feed } from '../../platform/feed/feed';
import { History, type Change } from '../../platform/journal/history/history';
import { Idempotency } from '../../platform/idempotency/idempotency';
import type { Repeat } from '../../platform/idempotency/repeat';
import { invalid, refusal } from '../../platform/http/errors';
import { given } from '../../platform/http/field-classes';
import { checkVersion } from '../../platform/http/version';
import { size, weight } from '../../platform/http/wire';
import { pointAddress } from './address';
import { CitiesService } from './cities.service';
import { citiesById } from './labelled-cities';
import { City } from './city.entity';
import { placeProblem, writeCoords } from './coords';
import type { ChangedPointDto, CityDto, NewPointDto, PointDto, UpdatePointsDto } from './dto/point.dto';
import { Geocoder } from './geocoder';
import { cityOfPoint, namedTowns, type NamedTowns } from './point-town';
import { Point } from './point.entity';

interface ErrorPaths {
  new: string;
  delete: string;
}

type PointFields = Omit<Point, 'id' | 'version'>;

/** Optional columns of a point in the wire's units. */
type Details = Pick<PointDto, 'hours' | 'phone' | 'note' | 'maxWeight' | 'maxSide'>;

const detailColumns = ({ hours, phone, note, maxWeight, maxSide }: Details) => ({
  hours,
  phone,
  note,
  maxWeight: weight.store(maxWeight),
  maxSide: size.store(maxSide),
});

const detailsOf = ({ hours, phone, note, maxWeight, maxSide }: PointFields): Details => ({
  hours,
  phone,
  note,
  maxWeight: weight.show(maxWeight),
  maxSide: size.show(maxSide),
});

/** Pickup points: a public list that admins change atomically. */
@Injectable()
export class PointsService {
  private cached: { revision: string; points: PointDto[] } | null = null;

  constructor(
    private readonly database: Database,
    private readonly geocoder: Geocoder,
    private readonly towns: CitiesService,
    private readonly history: History,
    private readonly idempotency: Idempotency,
    private readonly feed: Feed,
  ) {}

  async list(cityId?: number | null): Promise<PointDto[]> {
    const points = await this.current();
    return cityId ? points.filter((point) => point.cityId === cityId) : points;
  }

  /** All points, cached until the revision of the points or of the cities changes. */
  private async current(): Promise<PointDto[]> {
    const { read } = this.database;
    const revision = (await currentRevisions(read, ['points', 'cities'])).join();
    if (this.cached?.revision === revision) return this.cached.points;
    const rows = await readRows(read, Point, 'ORDER BY cityId, id', []);
    const points = await this.views(read, rows);
    this.cached = this.geocoder.isFinal(rows) ? { revision, points } : null;
    return points;
  }

  /** Points by id, with their positions on the map; missing ones are omitted. */
  async byIds(manager: EntityManager, ids: number[]): Promise<Map<number, PointDto>> {
    const points = ids.length === 0 ? [] : await manager.findBy(Point, { id: In(ids) });
    return new Map((await this.views(manager, points)).map((point) => [point.id, point]));
  }

  private async views(manager: EntityManager, points: Point[]): Promise<PointDto[]> {
    const cities = await citiesById(
      manager,
      points.map(({ cityId }) => cityId),
    );
    return Promise.all(
      points.map(async (point) => {
        const city = cities.get(point.cityId);
        if (!city) throw new Error(`Point ${point.id} has no city`);
        const address = pointAddress(city, point.street);
        const place = point.coords ?? writeCoords(await this.geocoder.place(city, address));
        return pointView(point, address, place);
      }),
    );
  }

  /** Cities that have points, by name. */
  async cities(): Promise<CityDto[]> {
    const rows = await this.database.read
      .createQueryBuilder(City, 'city')
      .where('city.id IN (SELECT DISTINCT cityId FROM points)')
      .getMany();
    return rows.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'ru'));
  }

  /** Changes, adds and deletes points in one transaction and returns the whole list. Idempotent under the request's key. */
  async update(change: UpdatePointsDto, actor: Actor, repeat: Repeat): Promise<PointDto[]> {
    const named = await namedTowns(this.towns, change);
    await this.idempotency.run(
      repeat,
      { userId: actor.id, operation: 'updatePoints', body: change },
      this.idempotentSave(change, actor, { new: 'new', delete: 'delete' }, named),
    );
    return this.list();
  }

  async add(points: NewPointDto[], actor: Actor, repeat: Repeat): Promise<PointDto[]> {
    const named = await namedTowns(this.towns, { new: points });
    await this.idempotency.run(
      repeat,
      { userId: actor.id, operation: 'createPoints', body: points },
      this.idempotentSave({ new: points }, actor, { new: 'points', delete: 'delete' }, named),
    );
    return this.list();
  }

  async delete(points: number[], actor: Actor): Promise<PointDto[]> {
    const paths = { new: 'new', delete: 'points' };
    await this.database.write((tx) => this.save(tx, { delete: points }, actor, paths, new Map()));
    return this.list();
  }

  /** Saves under an idempotency key. `paths` name the lists of the body in error paths. */
  private idempotentSave(
    change: Partial<UpdatePointsDto>,
    actor: Actor,
    paths: ErrorPaths,
    named: NamedTowns,
  ) {
    return {
      create: async (tx: EntityManager) => {
        await this.save(tx, change, actor, paths, named);
        return { id: 0, answer: true };
      },
      again: () => Promise.resolve(true),
    };
  }

  private async save(
    tx: EntityManager,
    change: Partial<UpdatePointsDto>,
    actor: Actor,
    paths: ErrorPaths,
    named: NamedTowns,
  ): Promise<void> {
    const version = await nextRevision(tx, 'points');
    const changes: Change[] = [];
    for (const [index, id] of (change.delete ?? []).entries()) {
      changes.push(await this.remove(tx, id, `${paths.delete}.${index}`));
    }
    for (const [index, sent] of (change.points ?? []).entries()) {
      changes.push(...(await this.change(tx, sent, `points.${index}`, named)));
    }
    for (const [index, sent] of (change.new ?? []).entries()) {
      changes.push(await this.insert(tx, sent, `${paths.new}.${index}`, named));
    }
    await this.history.record(tx, 'points', version, actor, changes);
    if (changes.length > 0) await this.feed.append(tx, { type: 'points.changed', userId: null });
  }

  private async remove(tx: EntityManager, id: number, path: string): Promise<Change> {
    const point = await tx.findOneBy(Point, { id });
    if (!point) throw invalid({ [path]: ['Такого пункта нет'] });
    try {
      await tx.delete(Point, { id });
    } catch (error) {
      if (isReferenced(error)) throw inUse(point);
      throw error;
    }
    return { field: 'point', from: describe(point), to: null };
  }

  private async change(
    tx: EntityManager,
    sent: ChangedPointDto,
    path: string,
    named: NamedTowns,
  ): Promise<Change[]> {
    const point = await tx.findOneBy(Point, { id: sent.id });
    if (!point) throw invalid({ [`${path}.id`]: ['Такого пункта нет'] });
    await checkVersion(sent.version, point.version, async () => (await this.views(tx, [point]))[0]);
    const fields: PointFields = {
      cityId: await cityOfPoint(tx, sent, path, { stored: point.cityId, named }),
      street: sent.street === undefined ? point.street : required(sent.street, `${path}.street`),
      coords: sent.coords === undefined ? point.coords : checkedCoords(sent.coords, path),
      price: sent.price == null ? point.price : toKopecks(sent.price),
      ...detailColumns({ ...detailsOf(point), ...given(sent) }),
    };
    const [from, to] = [describe(point), describe(fields)];
    if (from === to) return [];
    const { id, version } = point;
    assertChanged(await tx.update(Point, { id, version }, { ...fields, version: version + 1 }));
    return [{ field: 'point', from, to }];
  }

  private async insert(
    tx: EntityManager,
    sent: NewPointDto,
    path: string,
    named: NamedTowns,
  ): Promise<Change> {
    const fields: PointFields = {
      cityId: await cityOfPoint(tx, sent, path, { stored: null, named }),
      street: sent.street,
      coords: checkedCoords(sent.coords, path),
      price: toKopecks(sent.price),
      ...detailColumns(sent),
    };
    await tx.insert(Point, { ...fields, version: 1 });
    return { field: 'point', from: null, to: describe(fields) };
  }
}

function required(text: string | null, path: string): string {
  if (text) return text;
  throw invalid({ [path]: [MESSAGES.required] });
}

function checkedCoords(text: string | null | undefined, path: string): string | null {
  if (!text) return null;
  const problem = placeProblem(text);
  if (problem) throw invalid({ [`${path}.coords`]: [problem] });
  const place = parseCoords(text);
  return place && writeCoords(place);
}

const inUse = ({ street }: Point) =>
  refusal('in_use', `Пункт «${street}» указан в заказах, его нельзя удалить. Можно изменить его адрес.`);

const describe = (point: PointFields): string => {
  const { hours, phone, note, ...limits } = detailsOf(point);
  const place = `город ${point.cityId}, ${point.street}, ${point.coords ?? 'без координат'}, ${toByn(point.price)}`;
  return [place, hours, phone, note, limitsInWords(limits)].filter(Boolean).join(', ');
};

const pointView = (point: Point, address: string, place: string): PointDto => ({
  id: point.id,
  street: point.street,
  address,
  cityId: point.cityId,
  coords: point.coords,
  place,
  price: toByn(point.price),
  ...detailsOf(point),
  version: point.version,
});
