import { Injectable } from '@nestjs/common';
import { REGIONS } from '@shlyah/domain';
import { Tariff } from '../calculator';
import { Database } from '../../platform/database/database';
import { currentRevision } from '../../platform/database/revisions';
import { City } from './city.entity';
import type { FoundCityDto } from './dto/point.dto';
import { CityIndex, indexedCity } from './search';

/** City suggestions from an index in memory, rebuilt when the revision of the cities has changed. */
@Injectable()
export class CitiesService {
  private index: CityIndex | null = null;
  private version = 0;
  private loading: Promise<CityIndex> | null = null;

  constructor(
    private readonly database: Database,
    private readonly tariff: Tariff,
  ) {}

  async find(query: string): Promise<FoundCityDto[]> {
    const index = await this.current();
    const found = index.find(query);
    if (found.length === 0) return [];
    const regions = await this.tariff.zones(this.database.read);
    return found.flatMap((city) => {
      const region = regions.get(regionIds.get(city.region) ?? 0);
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

  private async current(): Promise<CityIndex> {
    const version = await currentRevision(this.database.read, 'cities');
    if (this.index && version === this.version) return this.index;
    this.loading ??= this.build(version).finally(() => (this.loading = null));
    return this.loading;
  }

  private async build(version: number): Promise<CityIndex> {
    const index = new CityIndex((await this.database.read.find(City)).map(indexedCity));
    this.index = index;
    this.version = version;
    return index;
  }
}

const regionIds = new Map(REGIONS.map(({ id, iso }) => [iso, id]));
