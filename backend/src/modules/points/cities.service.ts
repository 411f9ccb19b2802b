import { Injectable } from '@nestjs/common';
import { fold, nameKey, REGIONS } from '@shlyah/domain';
import { Tariff } from '../calculator';
import { Database } from '../../platform/database/database';
import { currentRevision } from '../../platform/database/revisions';
import { City } from './city.entity';
import type { FoundCityDto } from './dto/point.dto';
import { CityIndex, indexedCity, matchesCity } from './search';

/** The match of a text: one place, or the choices. */
export type PlaceMatch =
  | { city: { id: number; label: string }; choices: [] }
  | { city: null; isNamesake: boolean; choices: string[] };

/** City suggestions from an in-memory index, rebuilt when the revision of the cities changes. */
@Injectable()
export class CitiesService {
  private cached: { version: number; index: Promise<CityIndex> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly tariff: Tariff,
  ) {}

  async find(query: string): Promise<FoundCityDto[]> {
    const index = await this.current();
    const found = index.find(query);
    if (found.length === 0) return [];
    const regions = await this.tariff.regions(this.database.read);
    return found.flatMap((city) => {
      const region = regions.find(({ id }) => id === regionIds.get(city.region));
      return region
        ? {
            search: index.label(city),
            id: city.id,
            zone_id: region.zoneCode,
            city: city.name,
            coef: region.coefficient / 1e4,
          }
        : [];
    });
  }

  /** Matches a text to a single city, else returns the candidates. */
  async match(text: string): Promise<PlaceMatch> {
    const index = await this.current();
    const found = index.find(text);
    const shown = found.map((city) => ({ id: city.id, label: index.label(city) }));
    const [alike] = shown.filter(({ label }) => fold(label) === fold(text));
    const called = found.filter((city) => {
      const namesakes = found.filter(({ name }) => nameKey(name) === nameKey(city.name));
      return matchesCity(text, city, namesakes.length > 1);
    });
    const [only] = called;
    if (alike) return { city: alike, choices: [] };
    if (only && called.length === 1) return { city: { id: only.id, label: index.label(only) }, choices: [] };
    return { city: null, isNamesake: called.length > 1, choices: shown.map(({ label }) => label) };
  }

  /** The labels of all cities; each label matches its city. */
  async labels(): Promise<string[]> {
    return (await this.current()).allLabels();
  }

  private async current(): Promise<CityIndex> {
    const version = await currentRevision(this.database.read, 'cities');
    if (this.cached?.version === version) return this.cached.index;
    const index = this.database.read.find(City).then((cities) => new CityIndex(cities.map(indexedCity)));
    this.cached = { version, index };
    index.catch(() => (this.cached = null));
    return index;
  }
}

const regionIds = new Map(REGIONS.map(({ id, iso }) => [iso, id]));
