import { formatPrice, toKopecks } from '@shlyah/domain';
import type { FeatureCollection } from 'geojson';
import { MapInView } from './MapInView';
import { minskCentre } from './coords';
import { mapTiles } from './tiles';
import styles from './ZonePicker.module.css';

export interface ZoneRegion {
  id: number;
  name: string;
  /** Its centre, for instance «Гомель». */
  town: string;
  /** Zone code: 7, 14, 26 or 38 (docs/contract.md#zones); several regions may share one. */
  zone: number;
  /** Price of a small parcel, BYN. */
  price: number;
}

interface ZonePickerProps {
  regions: readonly ZoneRegion[];
  /** Outlines of the regions; the list works without them. */
  outlines?: FeatureCollection | undefined;
  /** The region of the chosen destination, by its name. */
  selected: string | null;
  /** Emits the code of the region that was chosen, on the map or in the list. */
  onSelect: (zone: number, region: ZoneRegion) => void;
}

/** All seven regions must be visible at once; the cabinet's usual zoom shows one city. */
const countryZoom = (): number => (window.innerWidth >= 640 ? 6 : 5);

/** The seven regions with their prices, as a map and as a list that does the same without it. */
export function ZonePicker({ regions, outlines, selected, onSelect }: ZonePickerProps) {
  return (
    <div className={styles.picker}>
      <ul className={styles.list} aria-label="Зоны доставки">
        {regions.map((region) => (
          <li key={region.id}>
            <button
              type="button"
              className={styles.region}
              aria-pressed={region.name === selected}
              onClick={() => onSelect(region.zone, region)}
            >
              <span>{region.name}</span>
              <span className={styles.price}>от {formatPrice(toKopecks(region.price))}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.map}>
        <MapInView
          label="Карта зон доставки"
          center={minskCentre}
          zoom={countryZoom()}
          regions={outlines}
          selectedRegion={selected}
          tilesUrl={mapTiles()}
          onZoneSelect={(code, name) => {
            const region = regions.find((one) => one.zone === code && one.name === name);
            if (region) onSelect(code, region);
          }}
        />
      </div>
    </div>
  );
}
