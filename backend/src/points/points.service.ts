import { Injectable } from '@nestjs/common';
import { fold, MESSAGES, parseCoords, toByn, toKopecks } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Database } from '../database/database';
import { isReferenced } from '../database/driver-errors';
import { assertChanged } from '../database/overtaken';
import { nextRevision } from '../database/revisions';
import { History, type Change } from '../history/history';
import { Order } from '../orders/order.entity';
import { changedMeanwhile, conflict, invalid } from '../shared/errors';
import type { User } from '../users/user.entity';
import { pointAddress } from './address';
import { City } from './city.entity';
import { placeProblem, writeCoords } from './coords';
import type { ChangedPointDto, CityDto, NewPointDto, PointDto, UpdatePointsDto } from './dto/point.dto';
import { Geocoder } from './geocoder';
import { Point } from './point.entity';

type PointFields = Pick<Point, 'cityId' | 'street' | 'coords' | 'price'>;

/** Pickup points: a public list, changed by admins all or nothing. */
@Injectable()
export class PointsService {
  constructor(
    private readonly database: Database,
    private readonly geocoder: Geocoder,
    private readonly history: History,
  ) {}

  async list(cityId?: number | null): Promise<PointDto[]> {
    const where = cityId ? { cityId } : {};
    const points = await this.database.read.find(Point, { where, order: { cityId: 'ASC', id: 'ASC' } });
    return this.views(this.database.read, points);
  }

  private async views(manager: EntityManager, points: Point[]): Promise<PointDto[]> {
    const cities = await citiesOf(manager, points);
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

  /**
   * Changes, adds and deletes in one unit of work and returns the whole list; `paths` are the body's lists in error
   * paths.
   */
  async apply(
    change: Partial<UpdatePointsDto>,
    actor: User,
    paths = { new: 'new', delete: 'delete' },
  ): Promise<PointDto[]> {
    await this.database.write(async (tx) => {
      const version = await nextRevision(tx, 'points');
      const changes: Change[] = [];
      for (const [index, id] of (change.delete ?? []).entries()) {
        changes.push(await this.remove(tx, id, `${paths.delete}.${index}`));
      }
      for (const [index, sent] of (change.points ?? []).entries()) {
        changes.push(...(await this.change(tx, sent, `points.${index}`)));
      }
      for (const [index, sent] of (change.new ?? []).entries()) {
        changes.push(await this.add(tx, sent, `${paths.new}.${index}`));
      }
      await this.history.record(tx, 'points', version, actor, changes);
    });
    return this.list();
  }

  private async remove(tx: EntityManager, id: number, path: string): Promise<Change> {
    const point = await tx.findOneBy(Point, { id });
    if (!point) throw invalid({ [path]: ['Такого пункта нет'] });
    const used = await tx.existsBy(Order, [{ pickupPointId: id }, { receivePointId: id }]);
    if (used) throw inUse(point);
    try {
      await tx.delete(Point, { id });
    } catch (error) {
      if (isReferenced(error)) throw inUse(point);
      throw error;
    }
    return { field: 'point', from: describe(point), to: null };
  }

  private async change(tx: EntityManager, sent: ChangedPointDto, path: string): Promise<Change[]> {
    const point = await tx.findOneBy(Point, { id: sent.id });
    if (!point) throw invalid({ [`${path}.id`]: ['Такого пункта нет'] });
    if (sent.version && sent.version !== point.version) {
      throw changedMeanwhile((await this.views(tx, [point]))[0]);
    }
    const fields: PointFields = {
      cityId: await this.cityId(tx, sent, path, point.cityId),
      street: sent.street === undefined ? point.street : required(sent.street, `${path}.street`),
      coords: sent.coords === undefined ? point.coords : checkedCoords(sent.coords, path),
      price: sent.price == null ? point.price : toKopecks(sent.price),
    };
    const [from, to] = [describe(point), describe(fields)];
    if (from === to) return [];
    const { id, version } = point;
    assertChanged(await tx.update(Point, { id, version }, { ...fields, version: version + 1 }));
    return [{ field: 'point', from, to }];
  }

  private async add(tx: EntityManager, sent: NewPointDto, path: string): Promise<Change> {
    const fields: PointFields = {
      cityId: await this.cityId(tx, sent, path, null),
      street: sent.street,
      coords: checkedCoords(sent.coords, path),
      price: toKopecks(sent.price),
    };
    await tx.insert(Point, { ...fields, version: 1 });
    return { field: 'point', from: null, to: describe(fields) };
  }

  /** The city by its id, else by its name, which must be unambiguous. */
  private async cityId(
    tx: EntityManager,
    sent: { city?: string | null; cityId?: number | null },
    path: string,
    stored: number | null,
  ): Promise<number> {
    if (sent.cityId) {
      if (await tx.existsBy(City, { id: sent.cityId })) return sent.cityId;
      throw invalid({ [`${path}.cityId`]: [MESSAGES.chooseFromList] });
    }
    if (!sent.city) {
      if (stored !== null) return stored;
      throw invalid({ [`${path}.cityId`]: [MESSAGES.chooseFromList] });
    }
    const named = await tx.find(City, {
      where: { nameKey: fold(sent.city) },
      order: { population: 'DESC', id: 'ASC' },
    });
    const [first, second] = named;
    const plain = first && (!second || first.population > second.population);
    if (!plain) throw invalid({ [`${path}.city`]: [MESSAGES.chooseFromList] });
    return first.id;
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
  conflict('in_use', `Пункт «${street}» указан в заказах, его нельзя удалить. Можно изменить его адрес.`);

const describe = ({ cityId, street, coords, price }: PointFields): string =>
  `город ${cityId}, ${street}, ${coords ?? 'без координат'}, ${toByn(price)}`;

const pointView = (point: Point, address: string, place: string): PointDto => ({
  id: point.id,
  street: point.street,
  address,
  cityId: point.cityId,
  coords: point.coords,
  place,
  price: toByn(point.price),
  version: point.version,
});

/** The cities of some points, by id. */
export async function citiesOf(
  manager: EntityManager,
  points: Pick<Point, 'cityId'>[],
): Promise<Map<number, City>> {
  const ids = [...new Set(points.map(({ cityId }) => cityId))];
  const cities = ids.length === 0 ? [] : await manager.findBy(City, { id: In(ids) });
  return new Map(cities.map((city) => [city.id, city]));
}
