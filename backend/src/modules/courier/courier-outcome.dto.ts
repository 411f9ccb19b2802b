import {
  HANDOVER_HOURS,
  handoverFields,
  omit,
  PICTURES_OF_TRY,
  PROOF_LIMITS,
  proofFields,
  SIGNATURE_LIMITS,
  staffFields,
  STOP_OUTCOMES,
  type Failure,
  type RunTask,
  type StopOutcome,
} from '@shlyah/domain';
import { Input, partClass } from '../../platform/http/field-classes';
import {
  ChoiceField,
  DayField,
  FlagField,
  IdField,
  ListField,
  Shown,
  TextField,
  TextsField,
} from '../../platform/http/fields';
import { tasks, taskWords } from '../runs';

export const OUTCOMES_AT_ONCE = 100;

export const COURIER_ANSWERS = ['recorded', 'already', 'conflict', 'refused'] as const;
export type CourierAnswer = (typeof COURIER_ANSWERS)[number];

/** Longer texts of a proof refuse the whole request, shorter ones their outcome alone. */
const MOST = { signature: 200_000, text: 1000, pictures: 20 };

/** The driver's outcome of a stop. */
export class CourierOutcomeDto extends partClass({
  ...omit(handoverFields, 'at'),
  ...omit(proofFields, 'proxy', 'noProof'),
}) {
  @TextField({
    description:
      'Ваш ключ этого исхода, UUID: с ним исход записывается один раз, сколько бы раз его ни прислали',
    max: 36,
    required: true,
    example: '6f1c2a4e-7b0d-4c52-9d5e-0a1b2c3d4e5f',
  })
  key: string;

  @IdField({ description: 'Номер заказа', required: true, example: 125 })
  order: number;

  @ChoiceField({
    description: taskWords,
    choices: tasks.choices,
    choicesName: tasks.choicesName,
    required: true,
    example: 'deliver',
  })
  task: RunTask;

  @ChoiceField({
    description:
      'Доставка: handed — вручено, point — сдано в пункт, failed — не вручено, missed — не успели. Забор: collected — забрано, failed — не забрано, missed — не успели. Не нужен с `undo`',
    choices: STOP_OUTCOMES,
    choicesName: 'StopOutcome',
    example: 'handed',
  })
  outcome?: StopOutcome | null;

  @TextField({
    description: `Когда, UTC в ISO 8601, по сверенным часам телефона: не в будущем и не больше ${HANDOVER_HOURS} часов назад`,
    max: 40,
    required: true,
    example: '2026-11-30T08:42:10.123Z',
  })
  at: string;

  @FlagField({
    description: 'false — часы телефона не сверены с сервером: время запишется как «часы телефона»',
    example: true,
  })
  sure?: boolean | null;

  @Input({ ...staffFields.failure, when: () => true, about: 'Почему не вручено или не забрано, для failed' })
  failure?: Failure | null;

  @TextField({ description: 'Причина своими словами, для other', max: staffFields.failureWords.max })
  failureWords?: string | null;

  @DayField({
    description: 'День, на который заказ переносят, для failed и missed: любой день доставки',
    example: '2026-12-01',
  })
  nextDay?: string | null;

  @TextField({
    description: 'Ключ вашего прежнего исхода этого заказа, вместо которого этот; пока рейс не закрыт',
    max: 36,
    example: '5e0b1a3d-6a9c-4b41-8c4d-f9a0b1c2d3e4',
  })
  corrects?: string | null;

  @TextField({
    description: `Подпись на экране: «ширина,высота;x,y,x,y,…;x,y,…» — размер поля, затем штрихи, целые числа в пикселях; до ${SIGNATURE_LIMITS.strokes} штрихов, ${SIGNATURE_LIMITS.points} точек и ${SIGNATURE_LIMITS.characters} символов. Неразборчивую подпись отклоняют с этим исходом`,
    max: MOST.signature,
    example: '320,160;10,80,60,20,120,90;200,100',
  })
  signature?: string | null;

  @TextField({
    description: `Номер доверенности, по которой принят груз, до ${PROOF_LIMITS.proxy} символов`,
    max: MOST.text,
    example: '14 от 30.11.2026',
  })
  proxy?: string | null;

  @TextField({
    description: `Почему нет подписи или фото, которых просит \`proof\`, до ${PROOF_LIMITS.noProof} символов`,
    max: MOST.text,
    example: 'получатель отказался расписаться',
  })
  noProof?: string | null;

  @TextsField({
    description: `Ключи фото, UUID, до ${PICTURES_OF_TRY}: сами фото присылают после исхода, \`PUT /api/courier/pictures/{key}\``,
    max: MOST.pictures,
    maxLength: 100,
    example: ['0d9a6a34-6f0e-4a0f-8a55-1f2e3d4c5b6a'],
  })
  pictures?: string[] | null;

  @FlagField({ description: 'true — исхода `corrects` не было: заказ снова без исхода', example: false })
  undo?: boolean | null;
}

export class TellOutcomesDto {
  @ListField(() => CourierOutcomeDto, {
    description: 'Исходы, сначала ранние: каждый записывается отдельно',
    min: 1,
    max: OUTCOMES_AT_ONCE,
    required: true,
  })
  outcomes: CourierOutcomeDto[];
}

/** What became of an outcome. */
export class ToldOutcomeDto {
  @Shown('Ключ исхода', '6f1c2a4e-7b0d-4c52-9d5e-0a1b2c3d4e5f')
  key: string;

  @Shown({
    description:
      'recorded — записан; already — у заказа уже такой же исход; conflict — в заказе другое, исход виден диспетчеру рядом; refused — не принят, `note` говорит почему: исход остаётся на телефоне. Повтор того же ключа отвечает тем же',
    enum: [...COURIER_ANSWERS],
    enumName: 'CourierAnswer',
    example: 'recorded',
  })
  taken: CourierAnswer;

  @Shown('Почему не записан', '№\u00a0125: уже «Отменена»', { nullable: true })
  note: string | null;
}
