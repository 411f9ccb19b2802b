import { LIMITS, MESSAGES, omit, pointFields } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import { bodyClass, partClass } from '../../../platform/http/field-classes';
import { IdField, IdsField, ListField, Shown, TextField, VersionField } from '../../../platform/http/fields';

export class PointDto {
  @Shown({ description: 'Номер пункта', type: 'integer', example: 4 })
  id: number;

  @Shown({ description: 'Улица и дом', type: String, example: 'ул. Советская, 12' })
  street: string;

  @Shown({ description: 'Полный адрес', type: String, example: 'г. Гомель, ул. Советская, 12' })
  address: string;

  @Shown({ description: 'Номер города', type: 'integer', example: 3 })
  cityId: number;

  @Shown({
    description: 'Координаты «долгота,широта»; null, если не заданы',
    type: String,
    nullable: true,
    example: '30.9896,52.4289',
  })
  coords: string | null;

  @Shown({
    description: 'Где показать на карте: coords, а если их нет — место по адресу',
    type: String,
    example: '30.9896,52.4289',
  })
  place: string;

  @Shown({ description: 'Цена доставки до пункта, BYN', type: Number, example: 38 })
  price: number;

  @Shown({ description: 'Часы работы', type: String, nullable: true, example: 'пн–пт 09:00–19:00' })
  hours: string | null;

  @Shown({ description: 'Телефон', type: String, nullable: true, example: '+375 (29) 12-34-567' })
  phone: string | null;

  @Shown({ description: 'Как найти, что учесть', type: String, nullable: true, example: 'Вход со двора' })
  note: string | null;

  @Shown({ description: pointFields.maxWeight.about, type: Number, nullable: true, example: 25 })
  maxWeight: number | null;

  @Shown({ description: pointFields.maxSide.about, type: Number, nullable: true, example: 60 })
  maxSide: number | null;

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;
}

export class CityDto {
  @Shown({ description: 'Номер города', type: 'integer', example: 3 })
  id: number;

  @Shown({ description: 'Название', type: String, example: 'Гомель' })
  name: string;
}

export class FoundCityDto {
  @Shown({
    description:
      'Что показать: у областного центра — название, у других — ещё область, у сёл и тёзок — и район',
    type: String,
    example: 'Гомель',
  })
  search: string;

  @Shown({ description: 'Номер города', type: 'integer', example: 3 })
  id: number;

  @Shown({ description: 'Код зоны: 7, 14, 26 или 38', type: 'integer', example: 38 })
  zone_id: number;

  @Shown({ description: 'Название', type: String, example: 'Гомель' })
  city: string;

  @Shown({ description: 'Коэффициент цены: цена от 15 × coef рублей', type: Number, example: 2.5333 })
  coef: number;
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
  @Shown({ description: 'Всегда FeatureCollection', type: String, example: 'FeatureCollection' })
  type: string;

  @Shown({ description: 'Откуда взяты границы', type: String, example: 'Natural Earth' })
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
