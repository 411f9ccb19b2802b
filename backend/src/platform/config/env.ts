/** A variable that cannot be used; its message is the one line the operator sees. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

export function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

/** A whole number of a variable; throws ConfigError outside of its limits. */
export function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
  if (!(number >= min && number <= max)) {
    throw new ConfigError(`${name}: expected a whole number from ${min} to ${max}, got "${value}"`);
  }
  return number;
}

/** 1 or 0. */
export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name);
  if (value === null) return fallback;
  if (value !== '0' && value !== '1') throw new ConfigError(`${name}: expected 1 or 0, got "${value}"`);
  return value === '1';
}
