/** A key that nobody else has; browsers offer the plain way only under https. */
export const newSendKey = (): string =>
  crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
