import { fromMinsk, toMinsk } from '@shlyah/domain';

type Times<Name extends string, Text> = Record<Name | `${Name}Utc`, Text>;

/** An instant as answers tell it: by the clock of Minsk, to the minute, and in a field beside it exactly, in UTC. */
export function times<Name extends string>(name: Name, at: Date): Times<Name, string>;
export function times<Name extends string>(name: Name, at: Date | null): Times<Name, string | null>;
export function times(name: string, at: Date | null): Times<string, string | null> {
  return { [name]: at && toMinsk(at), [`${name}Utc`]: at && at.toISOString() };
}

/** The UTC of a time that is kept by the clock of Minsk. */
export const utcOf = (text: string): string => fromMinsk(text)?.toISOString() ?? '';
