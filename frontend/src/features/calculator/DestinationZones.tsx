import { formatPrice, PHRASES, toKopecks } from '@shlyah/domain';
import { useEffect, useRef, useState } from 'react';
import { useCached } from '../../shared/useLoaded';
import { getCalculator } from './actions';
import { useCitySearch, type CityOption } from '../points/useCitySearch';
import { getZones } from '../points/actions';
import { Details } from '../../ui/layout/Details';
import { seatOf, townOf } from '../../ui/brand/find-town';
import { regionAt } from '../../ui/map/region-at';
import { ZonePicker, type ZoneRegion } from '../../ui/map/ZonePicker';
import { useStateFrom } from '../../ui/useStateFrom';

interface DestinationZonesProps {
  cityId: number | null;
  city: string;
  /** The centre of the region that was chosen on the map or in its list. */
  onPick: (city: CityOption) => void;
}

/** The zones where a destination is chosen: a region on the map or in the list puts its centre into the field. */
export function DestinationZones({ cityId, city, onPick }: DestinationZonesProps) {
  const search = useCitySearch();
  const [open, setOpen] = useState(false);
  const { data: outlines } = useCached(getZones, open ? undefined : null, { once: true });
  const { data: calculator } = useCached(getCalculator, open ? undefined : null, { once: true });
  const [region, setRegion] = useState<ZoneRegion | null>(null);
  // Picking a city clears the failure of a region.
  const [words, setWords] = useStateFrom(cityId, () => '');
  const zone = useZoneOf(open, cityId, city);
  // The search whose answer is awaited; a change of the field's text ends it.
  const awaited = useRef<object>(null);
  useEffect(() => {
    awaited.current = null;
  }, [city]);

  const regions = (calculator?.cities ?? []).map(({ id, city: name, town, param1, price }) => ({
    id,
    name,
    town,
    zone: param1,
    price,
  }));

  const choose = async (chosen: ZoneRegion) => {
    setRegion(chosen);
    const asked = (awaited.current = {});
    // A later choice of a region or input of a city takes precedence.
    const isOver = () => awaited.current !== asked;
    try {
      const centre = (await search(chosen.town)).find(({ found }) => found.city === chosen.town);
      if (isOver()) return;
      setWords(centre ? '' : PHRASES.noDelivery);
      if (centre) onPick(centre);
    } catch {
      if (isOver()) return;
      setWords('Не удалось найти город: нет связи. Впишите его в поле «Город».');
    }
  };

  // A city picked later takes precedence over the chosen region.
  const [, , , lon, lat] = townOf(cityId) ?? seatOf(city) ?? [];
  const place = lon === undefined || lat === undefined ? null : { lon, lat };
  const found = outlines && zone !== null ? regionAt(outlines, zone, place) : null;
  const selected = region !== null && city === region.town ? region.name : found;
  return (
    <div onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}>
      <Details summary="Зоны доставки на карте">
        {open && (
          <>
            <ZonePicker
              regions={regions}
              outlines={outlines ?? undefined}
              selected={selected}
              onSelect={(_zone, chosen) => void choose(chosen)}
            />
            <p role="status">{words || zoneWords(regions, zone, city)}</p>
          </>
        )}
      </Details>
    </div>
  );
}

/** «Гомель: небольшая посылка — от 38.00 р». */
function zoneWords(regions: readonly ZoneRegion[], zone: number | null, city: string): string {
  const price = regions.find((region) => region.zone === zone)?.price;
  if (zone === null || price === undefined) return '';
  return `${city}: небольшая посылка — от ${formatPrice(toKopecks(price))}`;
}

/** The zone code of the picked city; null while there is none or it is not known yet. */
function useZoneOf(wanted: boolean, cityId: number | null, city: string): number | null {
  const search = useCitySearch();
  const [zone, setZone] = useState<{ cityId: number; code: number } | null>(null);
  const known = zone !== null && zone.cityId === cityId;
  useEffect(() => {
    if (!wanted || cityId === null || known) return undefined;
    let current = true;
    search(city).then(
      (cities) => {
        const found = cities.find(({ id }) => id === cityId)?.found;
        if (current && found) setZone({ cityId, code: found.zone_id });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, cityId, city, known, search]);
  return known ? zone.code : null;
}
