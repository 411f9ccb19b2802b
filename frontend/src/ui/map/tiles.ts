/**
 * Address template of the map tiles, which the server writes into the page when it is configured with one; undefined
 * otherwise, and then only the outlines are rendered.
 */
export function mapTiles(): string | undefined {
  // Pages are also rendered at build time, without a document.
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content || undefined;
}
