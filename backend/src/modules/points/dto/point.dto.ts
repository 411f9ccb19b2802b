import { LIMITS, MESSAGES, omit, pointFields } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import { bodyClass, partClass } from '../../../platform/http/field-classes';
import { IdField, IdsField, ListField, Shown, TextField, VersionField } from '../../../platform/http/fields';

export class PointDto {
  @Shown({ description: 'Номер пункта', type: 'integer', example: 4 })
  id: number;

  @Shown('Улица и дом', 'ул. Советская, 12')
  street: string;

  @Shown('Полный адрес', 'г. Гомель, ул. Советская, 12')
  address: string;

  @Shown({ description: 'Номер города', type: 'integer', example: 3 })
  cityId: number;

  @Shown('Координаты «долгота,широта»; null, если не заданы', '30.9896,52.4289', { nullable: true })
  coords: string | null;

  @Shown('Где показать на карте: coords, а если их нет — место по адресу', '30.9896,52.4289')
  place: string;

  @Shown('Цена доставки до пункта, BYN', 38)
  price: number;

  @Shown('Часы работы', 'пн–пт 09:00–19:00', { nullable: true })
  hours: string | null;

  @Shown('Телефон', '+375 (29) 12-34-567', { nullable: true })
  phone: string | null;

  @Shown('Как найти, что учесть', 'Вход со двора', { nullable: true })
  note: string | null;

  @Shown(pointFields.maxWeight.about, 25, { nullable: true })
  maxWeight: number | null;

  @Shown(pointFields.maxSide.about, 60, { nullable: true })
  maxSide: number | null;

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;
}

export class CityDto {
  @Shown({ description: 'Номер города', type: 'integer', example: 3 })
  id: number;

  @Shown('Название', 'Гомель')
  name: string;
}

export class FoundCityDto {
  @Shown(
    'Что показать: у областного центра — название, у других — ещё область, у сёл и тёзок — и район',
    'Гомель',
  )
  search: string;

  @Shown({ description: 'Номер города', type: 'integer', example: 3 })
  id: number;

  @Shown({ description: 'Код зоны: 7, 14, 26 или 38', type: 'integer', example: 38 })
  zone_id: number;

  @Shown('Название', 'Гомель')
  city: string;

  @Shown('Коэффициент цены: цена от 15 × coef рублей', 2.5333)
  coef: number;

  @Shown('Запрос целиком называет это место, и только его', true)
  exact: boolean;
}

export class FindCountryQuery {
  @TextField({
    max: 200,
    description: 'Начало названия, почтовый индекс, можно латиницей',
    example: 'гом',
  })
  query?: string | null;
}

export class PointsQuery {
  @IdField({ description: 'Только этот город', example: 6 })
  cityId?: number | null;
}

const CityByName = (): PropertyDecorator =>
  TextField({ max: LIMITS.city, description: 'Город, если не указан cityId', example: 'Гомель' });

/** A new pickup point: the city by its id or by its exact name. */
export class NewPointDto extends bodyClass(omit(pointFields, 'cityId')) {
  @CityByName()
  city?: string | null;

  @IdField({ description: 'Номер города', example: 3 })
  cityId?: number | null;
}

/** A changed pickup point; absent fields keep their values. */
export class ChangedPointDto extends partClass(pointFields) {
  @IdField({ description: 'Номер пункта', example: 4, required: true })
  id: number;

  @CityByName()
  city?: string | null;

  @VersionField()
  version?: number | null;
}

const max = LIMITS.points;

const newPointProblems = (points: NewPointDto[], path: string): Record<string, string[]> =>
  Object.fromEntries(
    (Array.isArray(points) ? points : []).flatMap((point, index) =>
      point?.cityId || point?.city ? [] : [[`${path}.${index}.cityId`, [MESSAGES.required]]],
    ),
  );

@Checked((dto: UpdatePointsDto) => newPointProblems(dto.new, 'new'))
export class UpdatePointsDto {
  @ListField(() => ChangedPointDto, { max, description: 'Изменённые пункты', required: true })
  points: ChangedPointDto[] = [];

  @ListField(() => NewPointDto, { max, description: 'Новые пункты, сохраняются вместе с изменёнными' })
  new: NewPointDto[] = [];

  @IdsField({ max, description: 'Номера удаляемых пунктов, удаляются вместе с сохранением остального' })
  delete: number[] = [];
}

export class DeletePointsDto {
  @IdsField({ max, description: 'Номера пунктов', required: true, example: [4] })
  points: number[];
}

@Checked((dto: CreatePointsDto) => newPointProblems(dto.points, 'points'))
export class CreatePointsDto {
  @ListField(() => NewPointDto, { max, description: 'Новые пункты', required: true })
  points: NewPointDto[];
}

/** GeoJSON of the seven regions. */
export class ZonesDto {
  @Shown('Всегда FeatureCollection', 'FeatureCollection')
  type: string;

  @Shown('Откуда взяты границы', 'Natural Earth')
  source: string;

  @Shown({
    description: 'Семь областей; код зоны — в properties.description',
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    example: [
      {
        type: 'Feature',
        properties: { name: 'Минск', description: '7' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [27.4, 53.8],
              [27.7, 53.8],
              [27.7, 54],
              [27.4, 53.8],
            ],
          ],
        },
      },
    ],
  })
  features: object[];
}
