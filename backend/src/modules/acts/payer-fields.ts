import { LIMITS } from '@shlyah/domain';
import { TextField, WholeField } from '../../platform/http/fields';

/** The number of a firm's account; 0 for a firm whose account is gone. */
export const PayerField = (doc: { description: string; required?: boolean }): PropertyDecorator =>
  WholeField({ min: 0, max: LIMITS.id, example: 12, ...doc });

/** The УНП that tells a firm whose account is gone. */
export const PayerUnpField = (): PropertyDecorator =>
  TextField({
    max: UNP_LENGTH,
    description: 'УНП фирмы, чьей учётной записи уже нет, как в её актах; только с user 0',
    example: '191234567',
  });

/** The longest УНП that a payment keeps. */
const UNP_LENGTH = 20;
