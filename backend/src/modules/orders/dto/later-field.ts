import { Shown } from '../../../platform/http/fields';

/** A text of an order that events before 30.11.2026 do not have. */
export const LaterField = (description: string, example: string | null = null): PropertyDecorator =>
  Shown({
    description: `${description}. В событиях до 30.11.2026 этого поля нет`,
    type: String,
    nullable: true,
    required: false,
    example,
  });
