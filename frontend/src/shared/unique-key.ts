/** A unique key; browsers offer `randomUUID` only under https. */
export const uniqueKey = (): string =>
  crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
