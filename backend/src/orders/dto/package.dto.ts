import {
  CALCULATION_TYPES,
  LIMITS,
  PACKAGE_TYPES,
  USE_TTN,
  type CalculationType,
  type PackageType,
  type UseTtn,
} from '@shlyah/domain';
import { ChoiceField, FlagField, NumberField, Shown, TextField, WholeField } from '../../shared/fields';

/** A piece of cargo as clients send it (docs/contract.md#cargo-fields). */
export class PackageInputDto {
  @ChoiceField({
    choices: PACKAGE_TYPES,
    name: 'PackageType',
    description: 'Посылка, товар или документы',
    example: 'package',
    required: true,
  })
  type: PackageType;

  @ChoiceField({
    choices: CALCULATION_TYPES,
    name: 'CalculationType',
    description: 'По размерам или по объёму',
    example: 'sizes',
  })
  calculationType: CalculationType | null = 'sizes';

  @NumberField({
    min: 0,
    max: LIMITS.size,
    decimals: LIMITS.sizeDecimals,
    description: 'Длина, см',
    example: 30,
  })
  length: number | null = null;

  @NumberField({
    min: 0,
    max: LIMITS.size,
    decimals: LIMITS.sizeDecimals,
    description: 'Ширина, см',
    example: 20,
  })
  width: number | null = null;

  @NumberField({
    min: 0,
    max: LIMITS.size,
    decimals: LIMITS.sizeDecimals,
    description: 'Высота, см',
    example: 10,
  })
  height: number | null = null;

  @NumberField({
    min: 0,
    max: LIMITS.weight,
    decimals: LIMITS.weightDecimals,
    description: 'Вес, кг; у товара — вес единицы',
    example: 3,
  })
  weight: number | null = null;

  @NumberField({
    min: 0,
    max: LIMITS.volume,
    decimals: LIMITS.volumeDecimals,
    description: 'Объём, м³',
    example: 0.006,
  })
  volume: number | null = null;

  @TextField({ max: LIMITS.packageName, description: 'Название; обязательно для товара', example: 'Книги' })
  name: string | null = null;

  @WholeField({
    min: 1,
    max: LIMITS.count,
    description: 'Сколько единиц; у посылки и документов считается 1',
    example: 1,
  })
  count: number | null = 1;

  @ChoiceField({ choices: USE_TTN, name: 'UseTtn', description: 'ТТН с грузом', example: 'no' })
  useTTN: UseTtn | null = 'no';

  @TextField({
    max: LIMITS.ttn,
    description: 'Номер ТТН; обязателен, если ТТН с грузом',
    example: 'АА 1234567',
  })
  TTN: string | null = null;

  @FlagField({ description: 'Вернуть подписанную ТТН', example: false })
  returnTTN: boolean | null = false;
}

/** A piece of cargo as it is read. */
export class PackageDto {
  @Shown({ description: 'Номер строки', type: 'integer', example: 301 })
  id: number;

  @Shown({
    description: 'Посылка, товар или документы',
    enum: PACKAGE_TYPES,
    enumName: 'PackageType',
    example: 'package',
  })
  type: PackageType;

  @Shown({
    description: 'По размерам или по объёму',
    enum: CALCULATION_TYPES,
    enumName: 'CalculationType',
    example: 'sizes',
  })
  calculationType: CalculationType;

  @Shown({ description: 'Длина, см', type: Number, nullable: true, example: 30 })
  length: number | null;

  @Shown({ description: 'Ширина, см', type: Number, nullable: true, example: 20 })
  width: number | null;

  @Shown({ description: 'Высота, см', type: Number, nullable: true, example: 10 })
  height: number | null;

  @Shown({ description: 'Вес, кг; у товара — вес единицы', type: Number, nullable: true, example: 3 })
  weight: number | null;

  @Shown({ description: 'Объём, м³', type: Number, nullable: true, example: 0.006 })
  volume: number | null;

  @Shown({ description: 'Название', type: String, nullable: true, example: 'Книги' })
  name: string | null;

  @Shown({ description: 'Сколько единиц', type: 'integer', example: 1 })
  count: number;

  @Shown({ description: 'ТТН с грузом', enum: USE_TTN, enumName: 'UseTtn', example: 'no' })
  useTTN: UseTtn;

  @Shown({ description: 'Номер ТТН', type: String, nullable: true, example: null })
  TTN: string | null;

  @Shown({ description: 'Вернуть подписанную ТТН', type: Boolean, example: false })
  returnTTN: boolean;
}
