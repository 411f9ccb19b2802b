import { bandFields, LIMITS } from '@shlyah/domain';
import { bodyClass } from '../../../platform/http/field-classes';
import {
  IdField,
  IdsField,
  ListField,
  NumberField,
  PartField,
  Shown,
  VersionField,
} from '../../../platform/http/fields';

export class TariffRowDto {
  @Shown({ description: 'Номер строки', type: 'integer', example: 101 })
  id: number;

  @Shown('Коэффициент; у хрупкого груза — надбавка, BYN', 1.2)
  value: number;

  @Shown('От (включительно): м³ или кг', 5)
  value2: number;

  @Shown('До (не включая): м³ или кг', 10)
  value3: number;
}

export class RegionDto {
  @Shown({ description: 'Номер', type: 'integer', example: 7 })
  id: number;

  @Shown('Область', 'Гомельская область')
  city: string;

  @Shown('Центр', 'Гомель')
  town: string;

  @Shown({ description: 'Код зоны, не меняется', type: 'integer', example: 38 })
  param1: number;

  @Shown('Коэффициент: цена / 15', 2.5333)
  param2: number;

  @Shown('Цена, BYN', 38)
  price: number;
}

/** Everything that the calculator's screens need. */
export class CalculatorDto {
  @Shown({ description: 'Коэффициенты по объёму', type: TariffRowDto, isArray: true })
  volume: TariffRowDto[];

  @Shown({ description: 'Коэффициенты по весу', type: TariffRowDto, isArray: true })
  weight: TariffRowDto[];

  @Shown({ description: 'Надбавка за хрупкий груз. Буква «С» в имени поля — русская', type: TariffRowDto })
  'fragileСargo': TariffRowDto;

  @Shown({ description: 'Семь областей с ценами', type: RegionDto, isArray: true })
  cities: RegionDto[];

  @Shown({ description: 'Версия тарифов целиком', type: 'integer', example: 1 })
  version: number;
}

export class NewRowDto extends bodyClass(bandFields) {}

/** A changed row of any kind, identified by its id; an omitted field stays as it is. */
export class ChangedRowDto {
  @IdField({
    description: 'Номер строки: объёма, веса, хрупкого груза или области',
    example: 101,
    required: true,
  })
  id: number;

  @NumberField({
    min: 0,
    max: LIMITS.price,
    description: 'Коэффициент; у хрупкого груза — надбавка, BYN',
    example: 1.2,
  })
  value?: number | null;

  @NumberField({ min: 0, max: LIMITS.bound, description: 'От (включительно)', example: 5 })
  value2?: number | null;

  @NumberField({ min: 0, max: LIMITS.bound, description: 'До (не включая)', example: 10 })
  value3?: number | null;

  @NumberField({
    min: 0,
    max: LIMITS.price,
    description: 'Цена области, BYN; коэффициент области меняется вместе с ней',
    example: 38,
  })
  price?: number | null;
}

const max = LIMITS.bands;

export class InsertedRowsDto {
  @ListField(() => NewRowDto, { max, description: 'Новые строки объёма' })
  volume: NewRowDto[] = [];

  @ListField(() => NewRowDto, { max, description: 'Новые строки веса' })
  weight: NewRowDto[] = [];
}

/** Rows that are changed, added and removed in one step. */
export class FiguresChangeDto {
  @ListField(() => ChangedRowDto, { max: 2 * max + 10, description: 'Изменённые строки' })
  update: ChangedRowDto[] = [];

  @PartField(() => InsertedRowsDto, { description: 'Новые строки' })
  insert?: InsertedRowsDto;

  @IdsField({ max: 2 * max, description: 'Номера удаляемых строк объёма и веса' })
  delete: number[] = [];
}

/** A change of the tariff, applied whole or not at all. */
export class UpdateCalculatorDto extends FiguresChangeDto {
  @VersionField()
  version?: number | null;
}

export class DeleteRowsDto {
  @IdsField({
    max: 2 * max,
    description: 'Номера удаляемых строк объёма и веса',
    required: true,
    example: [104],
  })
  delete: number[];
}

export class SaveVolumeDto {
  @ListField(() => NewRowDto, { max, description: 'Новые строки объёма', required: true })
  volume: NewRowDto[];
}

export class SaveWeightDto {
  @ListField(() => NewRowDto, { max, description: 'Новые строки веса', required: true })
  weights: NewRowDto[];
}
