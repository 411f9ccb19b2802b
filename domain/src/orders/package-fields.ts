import { LIMITS } from '../validation/limits';
import { defineField, defineFields, own, type BodyOf, type Values } from '../validation/field';
import { CALCULATION_TYPES, PACKAGE_TYPES, USE_TTN } from './enums';

const isPackage = (values: Values): boolean => own(values, 'type') === 'package';
const isProduct = (values: Values): boolean => own(values, 'type') === 'product';
const isCargo = (values: Values): boolean => isPackage(values) || isProduct(values);
const bySizes = (values: Values): boolean => isCargo(values) && own(values, 'calculationType') !== 'volume';
const byVolume = (values: Values): boolean => isCargo(values) && own(values, 'calculationType') === 'volume';
const withTtn = (values: Values): boolean => own(values, 'useTTN') === 'yes';

const side = (label: string, example: number) =>
  defineField({
    kind: 'number',
    required: isPackage,
    min: LIMITS.sizeMin,
    max: LIMITS.size,
    decimals: LIMITS.sizeDecimals,
    zeroIsNone: true,
    when: bySizes,
    label,
    about: `${label}, см`,
    example,
  });

/** An item of a quote. A document needs only its type; sizes of a product are optional. */
export const calculatorPackageFields = defineFields({
  type: {
    kind: 'choice',
    required: true,
    choices: PACKAGE_TYPES,
    choicesName: 'PackageType',
    choiceLabels: { package: 'Посылка', product: 'Товар', doc: 'Документы' },
    label: 'Что везём',
    about: 'Посылка, товар или документы',
    example: 'package',
  },
  calculationType: {
    kind: 'choice',
    choices: CALCULATION_TYPES,
    choicesName: 'CalculationType',
    choiceLabels: { sizes: 'По размерам', volume: 'По объёму' },
    fallback: 'sizes',
    label: 'Как считать',
    about: 'По размерам (sizes) или по объёму (volume)',
    example: 'sizes',
  },
  length: side('Длина', 30),
  width: side('Ширина', 20),
  height: side('Высота', 10),
  weight: {
    kind: 'number',
    required: isCargo,
    min: LIMITS.weightMin,
    max: LIMITS.weight,
    decimals: LIMITS.weightDecimals,
    zeroIsNone: true,
    label: 'Вес',
    about: 'Вес, кг; у товара — вес единицы',
    example: 3,
  },
  volume: {
    kind: 'number',
    required: isPackage,
    min: LIMITS.volumeMin,
    max: LIMITS.volume,
    decimals: LIMITS.volumeDecimals,
    zeroIsNone: true,
    when: byVolume,
    label: 'Объём',
    about: 'Объём, м³',
    example: 0.006,
  },
  name: { kind: 'text', max: LIMITS.packageName, label: 'Название' },
  count: {
    kind: 'integer',
    required: isProduct,
    min: 1,
    max: LIMITS.count,
    when: isProduct,
    fallback: 1,
    label: 'Количество',
    about: 'Сколько единиц; у посылки и документов считается 1',
    example: 1,
  },
});

/** An item of an order: the calculator's fields, the product's name and the waybill. */
export const packageFields = defineFields({
  ...calculatorPackageFields,
  name: {
    kind: 'text',
    required: isProduct,
    max: LIMITS.packageName,
    label: 'Название',
    about: 'Название; обязательно для товара',
    example: 'Книги',
  },
  useTTN: {
    kind: 'choice',
    choices: USE_TTN,
    choicesName: 'UseTtn',
    choiceLabels: { yes: 'Да', no: 'Нет' },
    fallback: 'no',
    label: 'ТТН с грузом',
    example: 'yes',
  },
  TTN: {
    kind: 'text',
    format: 'code',
    required: true,
    max: LIMITS.ttn,
    when: withTtn,
    label: 'Номер ТТН',
    about: 'Номер ТТН; обязателен, если ТТН с грузом',
    example: 'АА 1234567',
    searchable: true,
  },
  returnTTN: {
    kind: 'flag',
    fallback: false,
    when: withTtn,
    label: 'Возврат ТТН',
    about: 'Вернуть подписанную ТТН; только если ТТН с грузом',
    example: false,
  },
});

/** A stored item: cm, kg of one unit, m³. */
export type PackageBody = BodyOf<typeof packageFields>;
