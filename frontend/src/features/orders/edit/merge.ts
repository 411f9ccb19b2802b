import { differing, withUnits, type Unit } from './units';
import type { EditValues } from './values';

/** What two people did to the same order, both starting from `base`. */
export interface Conflict {
  base: EditValues;
  mine: EditValues;
  theirs: EditValues;
}

export interface Sides {
  /** Changed by me alone, and by the other alone: nothing to choose. */
  onlyMine: Unit[];
  onlyTheirs: Unit[];
  /** Changed by both, to different things: a person has to choose. */
  both: Unit[];
}

export function sidesOf({ base, mine, theirs }: Conflict): Sides {
  const byMe = differing(base, mine);
  const byThem = differing(base, theirs);
  const apart = differing(mine, theirs);
  return {
    onlyMine: byMe.filter((unit) => !byThem.includes(unit)),
    onlyTheirs: byThem.filter((unit) => !byMe.includes(unit)),
    both: byMe.filter((unit) => byThem.includes(unit) && apart.includes(unit)),
  };
}

/** Both people's changes in one order; of what both changed, `keepMine` decides for which units mine stays. */
export function merged(conflict: Conflict, keepMine: readonly Unit[]): EditValues {
  const { onlyMine } = sidesOf(conflict);
  return withUnits(conflict.theirs, conflict.mine, [...onlyMine, ...keepMine]);
}
