import {
  cargoFields,
  deliveryDateProblem,
  LIMITS,
  MESSAGES,
  packageFields,
  receiverFields,
  senderFields,
  tariffPlanFields,
  type Rules,
} from '@shlyah/domain';
import { schemaFrom } from '../../../ui/form/schema';
import { array, string, type ObjectSchema } from '../../../ui/form/yup';
import type { StepNumber } from './steps';

type Clock = () => Date;

/** The items of an order or of a calculation. */
export const packagesSchema = (rules: Rules) =>
  array()
    .of(schemaFrom(rules))
    .required(MESSAGES.packagesRequired)
    .min(1, MESSAGES.packagesRequired)
    .max(LIMITS.packages, MESSAGES.packagesMax(LIMITS.packages));

/** A day and time of delivery that is still to come; `stored` is right whatever day it is. */
export const deliveryDateSchema = (now: Clock, stored?: string) =>
  string()
    .nullable()
    .test('delivery-date', (value, context) => {
      const isStored = stored !== undefined && value === stored;
      const problem = isStored ? null : deliveryDateProblem(value, now());
      return problem === null || context.createError({ message: problem });
    });

/** The schemas of the four steps. */
export const stepSchemas = (now: Clock): Readonly<Record<StepNumber, ObjectSchema<object>>> => ({
  1: schemaFrom(senderFields),
  2: schemaFrom(receiverFields),
  3: schemaFrom(cargoFields, { packages: packagesSchema(packageFields) }),
  4: schemaFrom(tariffPlanFields, { deliveryDate: deliveryDateSchema(now) }),
});
