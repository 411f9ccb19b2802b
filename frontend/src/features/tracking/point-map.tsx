import type { FeatureCollection } from 'geojson';
import { createRoot } from 'react-dom/client';
import { PointsService } from '@shlyah/api-client';
import { parseCoords } from '@shlyah/domain';
import SchemeMap from '../../ui/map/SchemeMap';
import { mapTiles } from '../../ui/map/tiles';

/** With tiles the streets around the point are seen, without them where it is in its region. */
const [streets, region] = [15, 8];

/** Puts the map of its point into a box; the outlines of the regions are drawn when they come. */
export async function showPoint(box: HTMLElement): Promise<void> {
  const place = parseCoords(box.dataset['place']);
  if (!place) return;
  const tilesUrl = mapTiles();
  const point = { id: 1, title: box.dataset['title'] ?? '', note: 'Пункт выдачи', ...place };
  box.dataset['shown'] = '';
  box.replaceChildren();
  const root = createRoot(box);
  const draw = (regions?: FeatureCollection) =>
    root.render(
      <SchemeMap
        label="Пункт выдачи на карте"
        center={place}
        zoom={tilesUrl ? streets : region}
        regions={regions}
        points={[point]}
        tilesUrl={tilesUrl}
      />,
    );
  draw();
  const zones = await PointsService.getZones().catch(() => undefined);
  if (zones) draw(zones as unknown as FeatureCollection);
}
