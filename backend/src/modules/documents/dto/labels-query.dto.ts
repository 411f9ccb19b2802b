import { Checked } from '../../../platform/http/body.pipe';
import { ChoiceField, WholeField } from '../../../platform/http/fields';
import { LAYOUTS } from '../labels/label';
import { chosenOnce, ChosenOrdersQuery } from './chosen-orders.dto';

/** What a document of labels can be. */
const FORMATS = ['pdf'] as const;

/** Which labels, and on what. */
@Checked(chosenOnce)
export class LabelsQuery extends ChosenOrdersQuery {
  @ChoiceField({
    ...{ choices: FORMATS, choicesName: 'LabelFormat', example: 'pdf' },
    description: 'Вид файла. Пока один: pdf',
  })
  format?: (typeof FORMATS)[number] | null;

  @ChoiceField({
    ...{ choices: LAYOUTS, choicesName: 'LabelLayout', example: 'label' },
    description:
      'Бумага: label — по одной на странице 100×150 мм, для принтера этикеток; a4 — по четыре на листе. По умолчанию label',
  })
  layout?: (typeof LAYOUTS)[number] | null;

  @WholeField({
    ...{ min: 1, max: 4, example: 1 },
    description:
      'Только для a4: с какого места начать лист, часть которого уже использована: 1 и 2 — верхний ряд, 3 и 4 — нижний. По умолчанию 1',
  })
  start?: number | null;
}
