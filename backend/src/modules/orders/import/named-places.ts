import { Injectable } from '@nestjs/common';
import { nameKey, type Sought } from '@shlyah/domain';
import { CitiesService, PointsService, type NamedCity } from '../../points';

/** A town or a point by the words of a cell. */
export type NamedPlace = NamedCity;
export type UnknownPlace = Extract<NamedPlace, { city: null }>;

/** Points offered where a cell names none of them. */
const OFFERED = 10;

/** Finds the towns and points that a table names; each text is looked for once. */
@Injectable()
export class NamedPlaces {
  constructor(
    private readonly cities: CitiesService,
    private readonly points: PointsService,
  ) {}

  async finder(): Promise<(town: Sought | null, point: Sought | null) => Promise<NamedPlace | null>> {
    const point = await this.pointFinder();
    const known = new Map<string, NamedPlace>();
    return async (townSought, pointSought) => {
      if (pointSought) return point(pointSought.text, townSought?.text ?? '');
      if (!townSought) return null;
      const { text } = townSought;
      const found = known.get(text) ?? (await this.cities.named(text));
      known.set(text, found);
      return found;
    };
  }

  private async pointFinder(): Promise<(text: string, town: string) => NamedPlace> {
    const points = (await this.points.list()).map(({ id, address }) => {
      const key = ` ${nameKey(address)} `;
      return {
        id,
        label: address,
        key,
        hasAll: (text: string) => wordsIn(text).every((word) => key.includes(` ${word} `)),
      };
    });
    return (text, town) => {
      const exact = points.filter(({ key }) => key === ` ${nameKey(text)} `);
      const like = exact.length > 0 ? exact : points.filter(({ hasAll }) => hasAll(text));
      const there = like.filter(({ hasAll }) => hasAll(town));
      const found = there.length > 0 ? there : like;
      const [only] = found;
      if (only && found.length === 1) return { city: { id: only.id, label: only.label }, choices: [] };
      const offered = (found.length > 0 ? found : points).slice(0, OFFERED);
      return { city: null, isNamesake: found.length > 1, choices: offered.map(({ label }) => label) };
    };
  }
}

const wordsIn = (text: string): string[] => nameKey(text).split(' ').filter(Boolean);
