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

const limitMs = 3000;
const pauseMs = 1000;
const mostWaiting = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs).unref());

const hashOf = (address: string): string => sha256(fold(address));

/**
 * Finds the coordinates of an address: by an external service when one is configured (one request per address, at
 * most one a second, three seconds each), otherwise those of the settlement.
 */
@Injectable()
export class Geocoder {
  private readonly logger = new Logger('Geocoder');
  private readonly inTurn = pLimit(1);
  private readonly asking = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns at once: the known coordinates of the address, else the centre of its settlement. An unknown address is
   * looked up in the background, so that no request waits for an external server.
   */
  async place(city: City, address: string): Promise<Coordinates> {
    const centre = { lon: city.lon / 1e6, lat: city.lat / 1e6 };
    if (!this.config.geocoderUrl) return centre;
    const known = await this.database.read.findOneBy(Geocoded, { addressHash: hashOf(address) });
    if (!known) this.lookUp(address);
    return (known?.coords ? parseCoords(known.coords) : null) ?? centre;
  }

  /** Whether the places of these points are final until the points change. */
  isDone(points: readonly { coords: string | null }[]): boolean {
    return !this.config.geocoderUrl || points.every(({ coords }) => coords !== null);
  }

  private lookUp(address: string): void {
    if (this.asking.has(address) || this.asking.size >= mostWaiting) return;
    this.asking.add(address);
    const answer = this.inTurn(() => this.ask(address));
    // One request at a time with a pause after each, as public services require.
    void this.inTurn(() => pause());
    void answer
      .then((answer) => (answer === 'failed' ? undefined : this.keep(address, answer)))
      .catch((error: Error) => this.logger.warn(error.message))
      .finally(() => this.asking.delete(address));
  }

  private async keep(address: string, place: Coordinates | null): Promise<void> {
    const row = {
      addressHash: hashOf(address),
      coords: place && writeCoords(place),
      askedAt: this.clock.now(),
    };
    await this.database.write((tx) => tx.upsert(Geocoded, row, ['addressHash']));
  }

  private async ask(address: string): Promise<Coordinates | null | 'failed'> {
    const url = new URL(this.config.geocoderUrl ?? '');
    url.searchParams.set('q', `${address}, Беларусь`);
    url.searchParams.set('format', 'jsonv2');
    url.searchParams.set('limit', '1');
    try {
      const headers = { 'User-Agent': `shlyah (${this.config.publicUrl.origin})` };
      // Where an answer sends us on is no address of the operator's.
      const signal = AbortSignal.timeout(limitMs);
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

/** Nominatim returns `[{lon, lat}]` with texts, Photon a FeatureCollection; what is no coordinate lies in no zone. */
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
