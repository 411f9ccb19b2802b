import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { REGIONS } from '@shlyah/domain';
import { Tariff } from '../calculator';
import { Database } from '../../platform/database/database';
import { readRows } from '../../platform/database/read-rows';
import { currentRevision } from '../../platform/database/revisions';
import { City } from './city.entity';
import type { FoundCityDto } from './dto/point.dto';
import { CityIndex, indexedCity } from './search';

/** The most namesakes that are offered: more than any name of the shipped settlements has. */
const MAX_CHOICES = 30;

/** The match of a text: one place, or the choices. */
export type PlaceMatch =
  | { city: { id: number; label: string }; choices: [] }
  | { city: null; isNamesake: boolean; choices: string[] };

/** City suggestions from an in-memory index, rebuilt when the revision of the cities changes. */
@Injectable()
export class CitiesService implements OnApplicationBootstrap {
  private cached: { version: number; index: Promise<CityIndex> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly tariff: Tariff,
  ) {}

  /** Builds the index and the keys of Latin and Belarusian names, so that the first search does not wait for them. */
  onApplicationBootstrap(): void {
    this.current()
      .then((index) => ['Minsk', 'Мінск'].map((name) => index.find(name)))
      .catch(() => undefined);
  }

  /** At most ten suggestions, best first; `exact` marks the one that the text means. */
  async find(query: string): Promise<FoundCityDto[]> {
    const index = await this.current();
    const rows = index.find(query);
    if (rows.length === 0) return [];
    const { only } = index.named(query);
    const regions = await this.tariff.regions(this.database.read);
    return rows.flatMap((city) => {
      const region = regions.find(({ id }) => id === regionIds.get(city.region));
      return region
        ? {
            search: index.label(city),
            id: city.id,
            zone_id: region.zoneCode,
            city: city.name,
            coef: region.coefficient / 1e4,
            exact: city === only,
          }
        : [];
    });
  }

  /** Matches a text to a single city, else returns the candidates. */
  async match(text: string): Promise<PlaceMatch> {
    const index = await this.current();
    const { called, only } = index.named(text);
    if (only) return { city: { id: only.id, label: index.label(only) }, choices: [] };
    const isNamesake = called.length > 1;
    const choices = (isNamesake ? called.slice(0, MAX_CHOICES) : index.find(text)).map((city) =>
      index.label(city),
    );
    return { city: null, isNamesake, choices };
  }

  /** The labels of all cities; each label matches its city. */
  async labels(): Promise<string[]> {
    return (await this.current()).allLabels();
  }

  private async current(): Promise<CityIndex> {
    const version = await currentRevision(this.database.read, 'cities');
    if (this.cached?.version === version) return this.cached.index;
    const rows = readRows(this.database.read, City, '', []);
    const index = rows.then((cities) => new CityIndex(cities.map(indexedCity)));
    this.cached = { version, index };
    index.catch(() => (this.cached = null));
    return index;
  }
}

const regionIds = new Map(REGIONS.map(({ id, iso }) => [iso, id]));
