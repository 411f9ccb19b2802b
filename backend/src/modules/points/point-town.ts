import { fold, MESSAGES } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { invalid } from '../../platform/http/errors';
import type { CitiesService, PlaceMatch } from './cities.service';
import { City } from './city.entity';
import type { UpdatePointsDto } from './dto/point.dto';
import { labelledCities } from './labelled-cities';
import { townProblem } from './town-problem';

/** The towns that the texts of a body name. */
export type NamedTowns = ReadonlyMap<string, PlaceMatch>;

interface SentTown {
  city?: string | null;
  cityId?: number | null;
}

/** Looks up the texts that stand without an id; before the transaction, since the index of towns is apart from it. */
export async function namedTowns(
  cities: CitiesService,
  { points = [], new: added = [] }: Partial<UpdatePointsDto>,
): Promise<NamedTowns> {
  const sent: SentTown[] = [...points, ...added];
  const found = new Map<string, PlaceMatch>();
  for (const { city, cityId } of sent)
    if (city && !cityId && !found.has(city)) found.set(city, await cities.match(city));
  return found;
}

/** The city of a point by its id, else by words that name one place, else the stored one. Throws 422. */
export async function cityOfPoint(
  tx: EntityManager,
  { city: text, cityId }: SentTown,
  path: string,
  { stored, named }: { stored: number | null; named: NamedTowns },
): Promise<number> {
  if (cityId) {
    const city = (await labelledCities(tx, [cityId])).get(cityId);
    if (!city) throw invalid({ [`${path}.cityId`]: [MESSAGES.chooseFromList] });
    if (!text || city.matches(text)) return city.id;
    throw invalid({ [`${path}.city`]: [MESSAGES.cityDiffers(text, city.id, city.label)] });
  }
  if (text) return townNamed(tx, text, `${path}.city`, named);
  if (stored !== null) return stored;
  throw invalid({ [`${path}.cityId`]: [MESSAGES.chooseFromList] });
}

async function townNamed(tx: EntityManager, text: string, path: string, named: NamedTowns): Promise<number> {
  const found = named.get(text) ?? { city: null, isNamesake: false, choices: [] };
  if (found.city) return found.city.id;
  const largest = await largestNamed(tx, text);
  if (largest) return largest.id;
  throw invalid({ [path]: [townProblem(text, found)] });
}

/** Of namesakes the largest has the bare name; null where two are equal. */
async function largestNamed(tx: EntityManager, name: string): Promise<City | null> {
  const [first, second] = await tx.find(City, {
    where: { nameKey: fold(name) },
    order: { population: 'DESC' },
    take: 2,
  });
  return first && (!second || first.population > second.population) ? first : null;
}
