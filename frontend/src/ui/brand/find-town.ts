import { fold } from '@shlyah/domain';
import { towns, type Town } from './towns';

/** The town of the picture by the id of its city; undefined for a place that an import has added. */
export function townOf(id: number | null): Town | undefined {
  return towns.find(([own]) => own === id);
}

/**
 * The centre of the district, else of the region, that a suggestion such as «Каменка, Щучинский район» names: near
 * enough to tell the region, and not the place itself.
 */
export function seatOf(suggestion: string): Town | undefined {
  const [, ...rest] = fold(suggestion).split(',');
  const where = rest.join(' ');
  const places = towns
    .map((town) => ({ town, at: town[2] ? where.indexOf(fold(town[2]).slice(0, -2)) : -1 }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || Number(isSeat(other.town)) - Number(isSeat(one.town)));
  return places[0]?.town;
}

/** Whether the district is named after this town. */
function isSeat([, town, district]: Town): boolean {
  return fold(town).slice(0, 4) === fold(district).slice(0, 4);
}
