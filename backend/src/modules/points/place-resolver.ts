import { Injectable } from '@nestjs/common';
import {
  nameKey,
  withPlaceName,
  type ImportedOrder,
  type ImportProblem,
  type UnresolvedPlace,
} from '@shlyah/domain';
import { CitiesService, type PlaceMatch } from './cities.service';
import { PointsService } from './points.service';
import { townProblem, type NoMatch } from './town-problem';

/** Suggested points if a cell matches none. */
const MAX_SUGGESTIONS = 10;

/** Resolves the towns and points named in an imported table. */
@Injectable()
export class PlaceResolver {
  constructor(
    private readonly cities: CitiesService,
    private readonly points: PointsService,
  ) {}

  /** Returns a function that writes the resolved place into an order, or adds a problem; it returns the place's label. Caches texts. */
  async resolver(): Promise<(order: ImportedOrder) => Promise<string | null>> {
    const findPoint = await this.pointFinder();
    const matches = new Map<string, PlaceMatch>();
    const findTown = async (text: string): Promise<PlaceMatch> => {
      const found = matches.get(text) ?? (await this.cities.match(text));
      matches.set(text, found);
      return found;
    };
    return async ({ values, town, point, problems }) => {
      const unresolved = point ?? town;
      if (!unresolved) return null;
      const { text } = unresolved;
      const found = point ? findPoint(text, town?.text ?? '') : await findTown(text);
      if (!found.city) {
        problems.push(unclearPlace(unresolved, found, point !== null));
        return null;
      }
      const { id, label } = found.city;
      Object.assign(values, point ? { recivePoint: id } : { reciverAddressId: id, reciverAddress: label });
      return label;
    };
  }

  /** What a text means that stands without the id of a town: the place with its id, or the choices. */
  async townHint(text: string): Promise<string> {
    const found = await this.cities.match(text);
    return found.city ? `«${text}» — ${found.city.label}: номер ${found.city.id}` : townProblem(text, found);
  }

  private async pointFinder(): Promise<(text: string, town: string) => PlaceMatch> {
    const points = (await this.points.list()).map(({ id, address }) => {
      const key = ` ${nameKey(address)} `;
      return {
        id,
        label: address,
        key,
        containsWords: (text: string) => wordsIn(text).every((word) => key.includes(` ${word} `)),
      };
    });
    return (text, town) => {
      const exact = points.filter(({ key }) => key === ` ${nameKey(text)} `);
      const like = exact.length > 0 ? exact : points.filter(({ containsWords }) => containsWords(text));
      const there = like.filter(({ containsWords }) => containsWords(town));
      const found = there.length > 0 ? there : like;
      const [only] = found;
      if (only && found.length === 1) return { city: { id: only.id, label: only.label }, choices: [] };
      const suggested = (found.length > 0 ? found : points).slice(0, MAX_SUGGESTIONS);
      return { city: null, isNamesake: found.length > 1, choices: suggested.map(({ label }) => label) };
    };
  }
}

const wordsIn = (text: string): string[] => nameKey(text).split(' ').filter(Boolean);

const TOWN = { label: 'Город', none: 'town_unknown', many: 'town_namesakes' } as const;
const POINT = { label: 'Пункт выдачи', none: 'point_unknown', many: 'point_namesakes' } as const;

/** The problem of a cell that matches no place, or several. */
function unclearPlace(
  place: UnresolvedPlace,
  { isNamesake, choices }: NoMatch,
  isPoint: boolean,
): ImportProblem {
  const { row, column, text } = place;
  const { label, none, many } = isPoint ? POINT : TOWN;
  const message = isNamesake
    ? `${isPoint ? 'Таких пунктов' : 'Таких мест'} несколько. Выберите нужное`
    : `Не нашли «${text}». ${choices.length > 0 ? 'Выберите похожее или проверьте название' : 'Проверьте название'}`;
  return {
    code: isNamesake ? many : none,
    message,
    row,
    column,
    label,
    choices: choices.map((name) => withPlaceName(place, name)),
  };
}
