import { Injectable } from '@nestjs/common';
import { nameKey, type ImportedOrder, type ImportProblem, type Sought } from '@shlyah/domain';
import { CitiesService, type NamedCity } from './cities.service';
import { PointsService } from './points.service';

/** A town or a point by the words of a cell. */
type NamedPlace = NamedCity;
type UnknownPlace = Extract<NamedPlace, { city: null }>;

/** Points offered where a cell names none of them. */
const OFFERED = 10;

/** Finds the towns and points that a table names; each text is looked for once. */
@Injectable()
export class NamedPlaces {
  constructor(
    private readonly cities: CitiesService,
    private readonly points: PointsService,
  ) {}

  /** Writes the place that an order of a table names into it, or says that it is not clear; answers by its words. */
  async locator(): Promise<(order: ImportedOrder) => Promise<string | null>> {
    const find = await this.finder();
    return async ({ values, town, point, problems }) => {
      const found = await find(town, point);
      const sought = point ?? town;
      if (!sought || !found) return null;
      if (!found.city) {
        problems.push(unclearPlace(sought, found, point !== null));
        return null;
      }
      const { id, label } = found.city;
      Object.assign(values, point ? { recivePoint: id } : { reciverAddressId: id, reciverAddress: label });
      return label;
    };
  }

  private async finder(): Promise<(town: Sought | null, point: Sought | null) => Promise<NamedPlace | null>> {
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

const TOWN = { label: 'Город', none: 'town_unknown', many: 'town_namesakes' } as const;
const POINT = { label: 'Пункт выдачи', none: 'point_unknown', many: 'point_namesakes' } as const;

/** A town or a point that a cell names not or not alone. */
function unclearPlace(
  { row, column, text, rewritten }: Sought,
  { isNamesake, choices }: UnknownPlace,
  isPoint: boolean,
): ImportProblem {
  const { label, none, many } = isPoint ? POINT : TOWN;
  const message = isNamesake
    ? `${isPoint ? 'Таких пунктов' : 'Таких мест'} несколько. Выберите нужное`
    : `Не нашли «${text}». ${choices.length > 0 ? 'Выберите похожее или проверьте название' : 'Проверьте название'}`;
  return { code: isNamesake ? many : none, message, row, column, label, choices: choices.map(rewritten) };
}
