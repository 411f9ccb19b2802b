import { Inject, Injectable, Logger } from '@nestjs/common';
import { fold, parseCoords, type Coordinates } from '@shlyah/domain';
import pLimit from 'p-limit';
import { CONFIG, type Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { Clock } from '../../platform/common/clock';
import { sha256 } from '../../platform/common/hashes';
import type { City } from './city.entity';
import { writeCoords } from './coords';
import { Geocoded } from './geocoded.entity';
import { locateZone } from './zones/locate';

const timeoutMs = 3000;
const pauseMs = 1000;
const maxPending = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs).unref());

const hashOf = (address: string): string => sha256(fold(address));

/**
 * Finds the coordinates of an address through an external service, if configured: one request per address, at most one per
 * second, with a timeout of three seconds. The fallback is the centre of the settlement.
 */
@Injectable()
export class Geocoder {
  private readonly logger = new Logger('Geocoder');
  private readonly queue = pLimit(1);
  private readonly pending = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns the cached coordinates of the address, else the centre of its settlement. Looks an unknown address up in the
   * background, so that no request waits for the external service.
   */
  async place(city: City, address: string): Promise<Coordinates> {
    const centre = { lon: city.lon / 1e6, lat: city.lat / 1e6 };
    if (!this.config.geocoderUrl) return centre;
    const known = await this.database.read.findOneBy(Geocoded, { addressHash: hashOf(address) });
    if (!known) this.lookUp(address);
    return (known?.coords ? parseCoords(known.coords) : null) ?? centre;
  }

  /** Whether the positions of the points cannot change without a change of the points. */
  isFinal(points: readonly { coords: string | null }[]): boolean {
    return !this.config.geocoderUrl || points.every(({ coords }) => coords !== null);
  }

  private lookUp(address: string): void {
    if (this.pending.has(address) || this.pending.size >= maxPending) return;
    this.pending.add(address);
    const answer = this.queue(() => this.request(address));
    // Public services require sequential requests with a pause.
    void this.queue(() => pause());
    void answer
      .then((answer) => (answer === 'failed' ? undefined : this.store(address, answer)))
      .catch((error: Error) => this.logger.warn(error.message))
      .finally(() => this.pending.delete(address));
  }

  private async store(address: string, place: Coordinates | null): Promise<void> {
    const row = {
      addressHash: hashOf(address),
      coords: place && writeCoords(place),
      askedAt: this.clock.now(),
    };
    await this.database.write((tx) => tx.upsert(Geocoded, row, ['addressHash']));
  }

  private async request(address: string): Promise<Coordinates | null | 'failed'> {
    const url = new URL(this.config.geocoderUrl ?? '');
    url.searchParams.set('q', `${address}, Беларусь`);
    url.searchParams.set('format', 'jsonv2');
    url.searchParams.set('limit', '1');
    try {
      const headers = { 'User-Agent': `shlyah (${this.config.publicUrl.origin})` };
      // A redirect would lead to a server that the operator has not configured.
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { headers, redirect: 'error', signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const place = placeOf(await response.json());
      return locateZone(place.lon, place.lat) ? place : null;
    } catch (error) {
      this.logger.warn(`The geocoder did not answer: ${(error as Error).message}`);
      return 'failed';
    }
  }
}

/** Parses `[{lon, lat}]` of Nominatim or a FeatureCollection of Photon; invalid coordinates are NaN, which no zone contains. */
function placeOf(answer: unknown): Coordinates {
  const first: unknown = Array.isArray(answer)
    ? answer[0]
    : (answer as { features?: unknown[] } | null)?.features?.[0];
  const { lon, lat, geometry } = (first ?? {}) as {
    lon?: unknown;
    lat?: unknown;
    geometry?: { coordinates?: unknown[] };
  };
  const pair = geometry?.coordinates ?? [lon, lat];
  return { lon: Number(pair[0]), lat: Number(pair[1]) };
}
