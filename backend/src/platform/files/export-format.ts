import { ChoiceField } from '../http/fields';

const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** ?format= of an exported list. */
export const ExportFormatField = (): PropertyDecorator =>
  ChoiceField({
    choices: EXPORT_FORMATS,
    choicesName: 'ExportFormat',
    required: true,
    example: 'xlsx',
    description: 'Вид файла: книга Excel (xlsx) или текст с разделителями (csv)',
  });
