import { CALCULATION_TYPES, PACKAGE_TYPES, USE_TTN } from '../../orders/enums';
import { defineRules, own, type FieldRule, type Values } from '../rule';
import { LIMITS } from '../limits';

const isPackage = (values: Values): boolean => own(values, 'type') === 'package';
const isProduct = (values: Values): boolean => own(values, 'type') === 'product';
const isCargo = (values: Values): boolean => isPackage(values) || isProduct(values);
const bySizes = (values: Values): boolean => own(values, 'calculationType') !== 'volume';
const byVolume = (values: Values): boolean => own(values, 'calculationType') !== 'sizes';
const withTtn = (values: Values): boolean => own(values, 'useTTN') === 'yes';

const size: FieldRule = {
  kind: 'number',
  required: isPackage,
  min: LIMITS.sizeMin,
  max: LIMITS.size,
  decimals: LIMITS.sizeDecimals,
  zeroIsNone: true,
  when: bySizes,
};

/** One item in the calculator and in a quote: a document needs its type alone, a product may come without sizes. */
export const calculatorPackageRules = defineRules({
  type: { kind: 'choice', required: true, choices: PACKAGE_TYPES },
  calculationType: { kind: 'choice', required: isPackage, choices: CALCULATION_TYPES },
  length: size,
  width: size,
  height: size,
  volume: {
    kind: 'number',
    required: (values) => isPackage(values) && own(values, 'calculationType') === 'volume',
    min: LIMITS.volumeMin,
    max: LIMITS.volume,
    decimals: LIMITS.volumeDecimals,
    zeroIsNone: true,
    when: byVolume,
  },
  weight: {
    kind: 'number',
    required: isCargo,
    min: LIMITS.weightMin,
    max: LIMITS.weight,
    decimals: LIMITS.weightDecimals,
    zeroIsNone: true,
  },
  name: { kind: 'text', max: LIMITS.packageName },
  count: { kind: 'integer', required: isProduct, min: 1, max: LIMITS.count, when: isProduct },
});

/** One item of an order (step 3): the calculator's rules, a product's name and the waybill. */
export const packageRules = defineRules({
  ...calculatorPackageRules,
  name: { kind: 'text', required: isProduct, max: LIMITS.packageName },
  useTTN: { kind: 'choice', choices: USE_TTN },
  TTN: { kind: 'text', required: true, max: LIMITS.ttn, when: withTtn },
  returnTTN: { kind: 'flag' },
});
