import { Table } from 'typeorm';
import {
  exact,
  hash,
  instant,
  money,
  reference,
  version,
  whole,
  words,
} from '../../../platform/database/columns';
import { column, foreignKey, id, index, primary, unique } from '../schema-words';

/** Prices and places, parents before children. */
export const placeTables = [
  new Table({
    name: 'regions',
    columns: [
      primary('id', whole()),
      column('name', words(80, false)),
      column('center', words(80, false)),
      column('zoneCode', whole()),
      column('price', money()),
      column('coefficient', whole()),
    ],
  }),
  new Table({
    name: 'tariff_rows',
    columns: [
      id(),
      column('kind', exact(16)),
      column('value', whole()),
      column('lower', whole()),
      column('upper', whole()),
    ],
    indices: [index('ix_tariff_rows_kind', 'kind', 'lower')],
  }),
  new Table({
    name: 'revisions',
    columns: [primary('name', exact(32)), column('version', whole())],
  }),
  new Table({
    name: 'cities',
    columns: [
      id(),
      column('name', words(120, false)),
      column('nameKey', exact(120)),
      column('kind', words(40, false)),
      column('regionId', reference()),
      column('district', words(80, false)),
      column('postcode', exact(6, true)),
      column('lat', whole()),
      column('lon', whole()),
      column('population', whole()),
    ],
    indices: [unique('uq_cities_place', 'nameKey', 'regionId', 'district')],
  }),
  new Table({
    name: 'points',
    columns: [
      id(),
      column('cityId', reference()),
      column('street', words(255, false)),
      column('coords', exact(40, true)),
      column('price', money()),
      column('version', version()),
    ],
    indices: [index('ix_points_city', 'cityId')],
    foreignKeys: [foreignKey('fk_points_city', 'cityId', 'cities', 'RESTRICT')],
  }),
  new Table({
    name: 'geocoded',
    columns: [
      primary('addressHash', hash()),
      column('coords', exact(40, true)),
      column('askedAt', instant()),
    ],
  }),
];
