import { MESSAGES, type Rules } from '@shlyah/domain';
import { array } from 'yup';
import { schemaFrom } from '../../../ui/form/schema';
import { cargoRowFields, placesProblem, type CargoRow } from './cargo-row';

/** The rows of cargo of an order or of a calculation. */
export const packagesSchema = (rules: Rules) =>
  array()
    .of(schemaFrom({ ...rules, places: cargoRowFields.places }))
    .required(MESSAGES.packagesRequired)
    .min(1, MESSAGES.packagesRequired)
    .test('places', (rows, context) => {
      const problem = placesProblem((rows ?? []) as CargoRow[]);
      return problem === null || context.createError({ message: problem });
    });
