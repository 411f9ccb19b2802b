/**
 * Address template of the map tiles, which the server writes into the page when it is configured with one;
 * undefined otherwise, and then the scheme alone is drawn.
 */
export function mapTiles(): string | undefined {
  // Pages are also drawn at build time, where there is no document.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content || undefined;
}
