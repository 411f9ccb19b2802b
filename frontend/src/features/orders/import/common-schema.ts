import { senderFields, type Calendar } from '@shlyah/domain';
import type { ObjectSchema } from 'yup';
import { schemaFrom } from '../../../ui/form/schema';
import { deliveryDateSchema } from '../form/schema';
import { placeFields, type Lacking } from './common';

export const commonSchema = (lacking: Lacking, now: () => Date, calendar: Calendar): ObjectSchema<object> =>
  schemaFrom(senderFields, {
    place: schemaFrom(placeFields(lacking)),
    ...(lacking.date ? { deliveryDate: deliveryDateSchema(now, calendar) } : {}),
  });
