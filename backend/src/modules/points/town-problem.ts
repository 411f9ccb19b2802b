import { MESSAGES } from '@shlyah/domain';
import type { PlaceMatch } from './cities.service';

export type NoMatch = Extract<PlaceMatch, { city: null }>;

/** Places that an error names; the others are counted. */
const NAMED = 10;

function listed(choices: readonly string[]): string {
  const rest = choices.length - NAMED;
  return [...choices.slice(0, NAMED), ...(rest > 0 ? [`и\u00a0ещё ${rest}`] : [])].join('; ');
}

/** Why a text names no single town, with the places that it may mean. */
export function townProblem(text: string, { isNamesake, choices }: NoMatch): string {
  const why = isNamesake ? 'Таких мест несколько' : `Не нашли «${text}»`;
  return `${why}. ${MESSAGES.chooseFromList}${choices.length > 0 ? `: ${listed(choices)}` : ''}`;
}
