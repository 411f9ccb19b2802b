import { Table } from 'typeorm';
import { foreignKey, id, index, int, key, moment, text, unique } from '../schema-words';

/** Prices and places, parents before children. */
export const placeTables = [
  new Table({
    name: 'regions',
    columns: [
      { ...int('id'), isPrimary: true },
      text('name', 80),
      text('center', 80),
      int('zoneCode'),
      int('price'),
      int('coefficient'),
    ],
  }),
  new Table({
    name: 'tariff_rows',
    columns: [id(), key('kind', 16), int('value'), int('lower'), int('upper')],
    indices: [index('ix_tariff_rows_kind', 'kind', 'lower')],
  }),
  new Table({
    name: 'revisions',
    columns: [{ ...key('name', 32), isPrimary: true }, int('version')],
  }),
  new Table({
    name: 'cities',
    columns: [
      id(),
      text('name', 120),
      key('nameKey', 120),
      text('kind', 40),
      int('regionId'),
      text('district', 80),
      key('postcode', 6, true),
      int('lat'),
      int('lon'),
      int('population'),
    ],
    indices: [unique('uq_cities_place', 'nameKey', 'regionId', 'district')],
  }),
  new Table({
    name: 'points',
    columns: [
      id(),
      int('cityId'),
      text('street', 255),
      key('coords', 40, true),
      int('price'),
      { ...int('version'), default: '1' },
    ],
    indices: [index('ix_points_city', 'cityId')],
    foreignKeys: [foreignKey('fk_points_city', 'cityId', 'cities', 'RESTRICT')],
  }),
  new Table({
    name: 'geocoded',
    columns: [{ ...key('addressHash', 64), isPrimary: true }, key('coords', 40, true), moment('askedAt')],
  }),
];
