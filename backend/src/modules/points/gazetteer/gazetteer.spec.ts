import { fold, REGIONS } from '@shlyah/domain';
import booleanPointInPolygon from '@turf/boolean-point-in-polygon';
import { locateZone } from '../zones/locate';
import { ZONES } from '../zones/zones';
import { GAZETTEER } from './gazetteer';
import type { Settlement } from './settlement';

const POSTCODE_PREFIXES: Record<Settlement['region'], readonly string[]> = {
  'BY-HM': ['220'],
  'BY-MI': ['222', '223'],
  'BY-BR': ['224', '225'],
  'BY-HR': ['230', '231'],
  'BY-MA': ['212', '213'],
  'BY-VI': ['210', '211'],
  'BY-HO': ['246', '247'],
};

const byName = (name: string): Settlement[] => GAZETTEER.filter((place) => place.name === name);

/** The outlines are simplified to about half a kilometre, so a point near a border is given 2 km to every side. */
function isInside({ lon, lat, region }: Settlement): boolean {
  const zone = ZONES.features.find(({ properties }) => properties.iso === region);
  if (!zone) return false;
  const steps = [-0.02, 0, 0.02];
  return steps.some((east) => steps.some((north) => booleanPointInPolygon([lon + east, lat + north], zone)));
}

describe('the gazetteer', () => {
  it('has the 115 cities and the urban-type settlements of Belarus', () => {
    const cities = GAZETTEER.filter(({ kind }) => kind === 'город');
    expect(cities).toHaveLength(115);
    expect(GAZETTEER.length).toBeGreaterThanOrEqual(200);
  });

  it('gives each place an id of its own, Минск 6 and the oblast centres the ids around it', () => {
    const ids = GAZETTEER.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const small = GAZETTEER.filter(({ id }) => id < 10).toSorted((a, b) => a.id - b.id);
    expect(small.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Брест',
      '2 Витебск',
      '3 Гомель',
      '4 Гродно',
      '5 Могилёв',
      '6 Минск',
    ]);
  });

  it('has at least ten places in every region, and one in Минск', () => {
    for (const { iso } of REGIONS) {
      const count = GAZETTEER.filter(({ region }) => region === iso).length;
      expect([iso, count >= (iso === 'BY-HM' ? 1 : 10)]).toEqual([iso, true]);
    }
  });

  it('tells every two places apart by name and district', () => {
    const keys = GAZETTEER.map(({ name, district, region }) => `${fold(name)}|${district ?? ''}|${region}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    'Могилёв',
    'Берёза',
    'Берёзовка',
    'Рогачёв',
    'Буда-Кошелёво',
    'Белоозёрск',
    'Шерешёво',
    'Зелёный Бор',
  ])('writes %s with its «ё»', (name) => expect(byName(name)).toHaveLength(1));

  it.each(['Щучин', 'Кричев', 'Кличев', 'Березино', 'Лепель', 'Домачево'])('writes %s with «е»', (name) =>
    expect(byName(name)).toHaveLength(1),
  );

  it('keeps namesakes apart', () => {
    expect(byName('Речица').map(({ district }) => district)).toEqual(['Столинский', 'Речицкий']);
    expect(byName('Свислочь').map(({ district }) => district)).toEqual(['Свислочский', 'Пуховичский']);
  });

  it.each(GAZETTEER.map((place) => [`${place.name} (${place.region})`, place] as const))(
    '%s is consistent in itself',
    (_title, place) => {
      expect(place.postcode).toMatch(/^\d{6}$/);
      expect(POSTCODE_PREFIXES[place.region]).toContain(place.postcode.slice(0, 3));
      expect(place.name).toMatch(/^[А-ЯЁ][а-яё]+(?:[ -][А-ЯЁ][а-яё]+)?$/);
      if (place.name === 'Минск') expect(place.district).toBeNull();
      else expect(place.district).toMatch(/^[А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)?ий$/);
      expect(place.population).toBeGreaterThanOrEqual(1);
      expect(isInside(place)).toBe(true);
    },
  );

  it('agrees with the outlines about the zone of every place', () => {
    const disagreeing = GAZETTEER.filter(({ lon, lat, region }) => locateZone(lon, lat)?.iso !== region);
    expect(disagreeing.map(({ name }) => name)).toEqual([]);
  });
});
