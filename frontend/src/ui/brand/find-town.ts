import { fold } from '@shlyah/domain';
import { towns, type Town } from './towns';

/**
 * The town on the picture for a suggestion such as «Ветка, Гомельский район»: the place itself when the picture has
 * it, else the centre of the district or region in the text; undefined when there is none.
 */
export function townOf(suggestion: string): Town | undefined {
  const [name = '', ...rest] = fold(suggestion).split(/[,(]/);
  const where = rest.join(' ');
  const bare = name.trim();
  const named = towns.filter(([town]) => fold(town) === bare);
  // Of namesakes the one whose district is named; a village with a town's name lies in another district.
  const exact = where ? named.find(([, district]) => where.includes(fold(district))) : named[0];
  return exact ?? seatOf(where) ?? (where.includes('обл') ? named[0] : undefined);
}

/** The centre of the district or region that is named first, so that a district wins over its region. */
function seatOf(where: string): Town | undefined {
  const places = towns
    .map((town) => ({ town, at: town[1] ? where.indexOf(fold(town[1]).slice(0, -2)) : -1 }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || Number(isSeat(other.town)) - Number(isSeat(one.town)));
  return places[0]?.town;
}

/** Whether the district is named after this town. */
function isSeat([town, district]: Town): boolean {
  return fold(town).slice(0, 4) === fold(district).slice(0, 4);
}
