/** A variable that cannot be used; its message is the one line the operator sees. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

export function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}
