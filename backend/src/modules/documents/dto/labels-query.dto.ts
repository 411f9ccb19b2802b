import { Checked } from '../../../platform/http/body.pipe';
import { ChoiceField, WholeField } from '../../../platform/http/fields';
import type { FieldErrors } from '../../../platform/http/errors';
import { LABEL_FORMATS, LAYOUTS } from '../labels/label';
import { selectionErrors, OrderSelectionQuery } from './order-selection.dto';

/** Pictures show single labels, so a4 requires pdf. */
const labelsErrors = (query: Partial<LabelsQuery>): FieldErrors =>
  query.layout === 'a4' && (query.format ?? 'pdf') !== 'pdf'
    ? { layout: ['По четыре на листе A4 — только pdf'] }
    : selectionErrors(query);

/** The labels, their format and paper. */
@Checked(labelsErrors)
export class LabelsQuery extends OrderSelectionQuery {
  @ChoiceField({
    choices: LABEL_FORMATS,
    choicesName: 'LabelFormat',
    example: 'pdf',
    description:
      'Вид файла: pdf; png — чёрно-белая картинка 800×1200 точек (203 dpi), нескольких этикеток — .zip с картинками «125-2.png»; zpl — команды принтера Zebra 203 dpi, этикетка за этикеткой. По умолчанию pdf',
  })
  format?: (typeof LABEL_FORMATS)[number] | null;

  @ChoiceField({
    choices: LAYOUTS,
    choicesName: 'LabelLayout',
    example: 'label',
    description:
      'Бумага: label — по одной на странице 100×150 мм, для принтера этикеток; a4 — по четыре на листе. По умолчанию label',
  })
  layout?: (typeof LAYOUTS)[number] | null;

  @WholeField({
    min: 1,
    max: 4,
    example: 1,
    description:
      'Только для a4: с какого места начать лист, часть которого уже использована: 1 и 2 — верхний ряд, 3 и 4 — нижний. По умолчанию 1',
  })
  start?: number | null;
}
