import {
  cargoFields,
  deliveryDateProblem,
  own,
  packageFields,
  pickupDateProblem,
  receiverFields,
  senderFields,
  tariffPlanFields,
  type Calendar,
} from '@shlyah/domain';
import { inFieldsFormat } from '../../../ui/form/date-words';
import { schemaFrom } from '../../../ui/form/schema';
import { string, type ObjectSchema } from 'yup';
import { packagesSchema } from '../../calculator/cargo/schema';
import type { StepNumber } from './steps';
import type { OrderValues } from './types';

type Clock = () => Date;

/** A future day and time of delivery; the `stored` value is valid even if it has passed. */
export const deliveryDateSchema = (now: Clock, calendar: Calendar, stored?: string) =>
  string()
    .nullable()
    .test('delivery-date', (value, context) => {
      const isStored = stored !== undefined && value === stored;
      const problem = isStored ? null : deliveryDateProblem(value, now(), calendar);
      return problem === null || context.createError({ message: inFieldsFormat(problem, value) });
    });

/** A day and time of fetching, not after the delivery; the `stored` value is valid: it follows the delivery. */
export const pickupDateSchema = (now: Clock, calendar: Calendar, stored?: string) =>
  string()
    .nullable()
    .test('pickup-date', (value, context) => {
      const values = context.parent as Readonly<Record<string, unknown>>;
      if (own(values, 'delivery') !== 'client' || (stored !== undefined && value === stored)) return true;
      const at = { deliveryDate: own(values, 'deliveryDate'), now: now(), calendar };
      const problem = pickupDateProblem(value, at);
      return problem === null || context.createError({ message: inFieldsFormat(problem, value) });
    });

/** The schemas of the four steps. */
export type StepSchemas = Readonly<Record<StepNumber, ObjectSchema<object>>>;

export const stepSchemas = (now: Clock, calendar: Calendar): StepSchemas => ({
  1: schemaFrom(senderFields),
  2: schemaFrom(receiverFields),
  3: schemaFrom(cargoFields, { packages: packagesSchema(packageFields) }),
  4: schemaFrom(tariffPlanFields, {
    deliveryDate: deliveryDateSchema(now, calendar),
    pickupDate: pickupDateSchema(now, calendar),
  }),
});

/** Whether a step is not filled in yet. */
export const isOpen = (schemas: StepSchemas, step: StepNumber, values: OrderValues): boolean =>
  !schemas[step].isValidSync(values);

/** The first step that is not filled in yet; the last one is looked at when the order is sent. */
export const firstOpen = (schemas: StepSchemas, values: OrderValues): StepNumber =>
  ([1, 2, 3] as const).find((step) => isOpen(schemas, step, values)) ?? 4;
