import { senderFields } from '@shlyah/domain';
import type { ObjectSchema } from 'yup';
import { schemaFrom } from '../../../ui/form/schema';
import { deliveryDateSchema } from '../form/schema';
import { placeFields, type Lacking } from './common';

export const commonSchema = (lacking: Lacking, now: () => Date): ObjectSchema<object> =>
  schemaFrom(senderFields, {
    place: schemaFrom(placeFields(lacking)),
    ...(lacking.date ? { deliveryDate: deliveryDateSchema(now) } : {}),
  });
