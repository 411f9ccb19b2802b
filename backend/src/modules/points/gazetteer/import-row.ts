import { REGIONS, type Region } from '@shlyah/domain';
import { nameKey } from '@shlyah/domain';
import { locateZone } from '../zones/locate';
import { districtOf, regionOf } from './district-names';

/** A settlement of an imported file; files never define ids. */
export interface ImportedSettlement {
  name: string;
  kind: string;
  region: Region['iso'];
  /** «Берёзовский»; null for Минск and for an unknown name. */
  district: string | null;
  postcode: string | null;
  /** Degrees. */
  lat: number;
  lon: number;
}

/** A row of a file, not validated. */
export interface RawSettlement {
  name: unknown;
  region: unknown;
  district: unknown;
  postcode: unknown;
  lat: unknown;
  lon: unknown;
}

/** `broken` marks an unreadable row; many of them mean a wrong file. Other rows are skipped on purpose. */
export interface RowRefusal {
  reason: string;
  broken: boolean;
}

const MAX_NAME = 120;
/** Tolerance at borders, degrees: the outlines and many coordinates are simplified. */
const BORDER = 0.1;

const text = (value: unknown): string => (typeof value === 'string' ? value.normalize('NFC').trim() : '');

function coordinate(value: unknown): number {
  return typeof value === 'number' ? value : /^-?\d+(?:\.\d+)?$/.test(text(value)) ? Number(value) : NaN;
}

/** Normalises names: «Усвиж - Бук» is «Усвиж-Бук», and «Ветка 1» is a post office of Ветка. */
const cleanName = (name: string): string => name.replace(/\s+-\s+/g, '-').replace(/\s+\d+$/, '');

function isInRegion(region: Region['iso'], lon: number, lat: number): boolean {
  const steps = [0, -BORDER, BORDER];
  return steps.some((east) => steps.some((north) => locateZone(lon + east, lat + north)?.iso === region));
}

/** Reads a row, or returns why it is skipped. */
export function readRow(raw: RawSettlement): ImportedSettlement | RowRefusal {
  const broken = (reason: string): RowRefusal => ({ reason, broken: true });
  const [lat, lon] = [coordinate(raw.lat), coordinate(raw.lon)];
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) return broken('no coordinates');
  const isMinsk = ['минск', 'minsk'].includes(nameKey(text(raw.name)));
  const name = isMinsk ? 'Минск' : cleanName(text(raw.name));
  if (!/[А-яЁё]/.test(name) || name.length > MAX_NAME) return broken('no name in Cyrillic letters');
  const region = isMinsk ? 'BY-HM' : (regionOf(text(raw.region)) ?? locateZone(lon, lat)?.iso ?? null);
  if (region === null) return broken('in no oblast of Belarus');
  if (!isInRegion(region, lon, lat)) {
    return { reason: `${name}: its point lies outside ${nameOf(region)}`, broken: false };
  }
  const district = region === 'BY-HM' ? null : districtOf(region, text(raw.district));
  const postcode = /^\d{6}$/.test(text(raw.postcode)) ? text(raw.postcode) : null;
  return { name, kind: 'населённый пункт', region, district, postcode, lat, lon };
}

const nameOf = (iso: Region['iso']): string => REGIONS.find((region) => region.iso === iso)?.name ?? iso;
