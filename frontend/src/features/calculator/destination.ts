/** The city chosen in the estimator: it follows the person through login into the order form. */
export interface Destination {
  id: number;
  /** The text of the suggestion, as it stands in the field. */
  search: string;
}

const key = 'shlyah.destination';

export function keepDestination(destination: Destination): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(destination));
  } catch {
    // Storage may be forbidden; then the city is simply asked again.
  }
}

/** The kept city, or null. */
export function keptDestination(): Destination | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Destination> | null;
    return typeof kept?.id === 'number' && typeof kept.search === 'string'
      ? { id: kept.id, search: kept.search }
      : null;
  } catch {
    return null;
  }
}

export function dropDestination(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
