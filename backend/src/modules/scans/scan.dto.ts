import {
  staffFields,
  FAILURES,
  SCAN_ACTIONS,
  SCAN_HOURS,
  SCAN_RESULTS,
  SCANS_PER_REQUEST,
  type Failure,
  type ScanAction,
  type ScanResult,
} from '@shlyah/domain';
import { Input } from '../../platform/http/field-classes';
import {
  ChoiceField,
  DayField,
  IdField,
  ListField,
  Shown,
  TextField,
  TextsField,
  WholeField,
} from '../../platform/http/fields';

export class ScanDto {
  @TextField({
    description: 'Ваше имя этого сканирования, например UUID: по нему узнаётся повтор',
    max: 64,
    required: true,
    example: '6f1c2a',
  })
  id: string;

  @TextField({
    description: 'Что прочитал сканер: штрихкод места, номер заказа или код отслеживания',
    max: 200,
    required: true,
    example: '00000001250001',
  })
  code: string;

  @TextField({
    description: `Когда отсканировано, по часам сканирующего устройства, UTC в ISO 8601. Если нет age: не в будущем и не раньше чем ${SCAN_HOURS} часа назад`,
    max: 40,
    required: true,
    example: '2026-11-27T17:10:05.123Z',
  })
  at: string;

  @WholeField({
    description: `Сколько миллисекунд прошло от сканирования до отправки: до ${SCAN_HOURS} часов. С ним неверные часы устройства не мешают; повтор шлют с новым`,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    example: 1200,
  })
  age?: number | null;

  @ChoiceField({
    description:
      'status — поставить статус, run — внести в рейс, receive — отметить, что место пришло, find — только найти',
    choices: SCAN_ACTIONS,
    choicesName: 'ScanAction',
    required: true,
    example: 'status',
  })
  action: ScanAction;

  @IdField({ description: 'Статус, для status', example: 4 })
  status?: number | null;

  @Input({ ...staffFields.failure, when: () => true })
  failure?: Failure | null;

  @TextField({ description: 'Причина своими словами, для other', max: staffFields.failureWords.max })
  failureWords?: string | null;

  @DayField({
    description: 'День, на который заказ переносят, для статуса 7 («Не доставлена»): любой день доставки',
    example: '2026-12-01',
  })
  nextDay?: string | null;

  @IdField({ description: 'Рейс, для run', example: 5 })
  run?: number | null;
}

export class ScansDto {
  @ListField(() => ScanDto, {
    description: 'Сканирования, раннее — первым',
    min: 1,
    max: SCANS_PER_REQUEST,
    required: true,
  })
  scans: ScanDto[];
}

/** The status before the scan. */
export class ScannedBeforeDto {
  @Shown({ description: 'Статус', type: 'integer', example: 3 })
  status: number;

  @Shown({
    description: 'Почему была не доставлена',
    enum: Object.keys(FAILURES),
    enumName: 'Failure',
    nullable: true,
    example: null,
  })
  failure: Failure | null;

  @Shown({ description: 'То же своими словами', type: String, nullable: true, example: null })
  failureWords: string | null;

  @Shown({
    description:
      'Срок доставки, если сканирование его перенесло; иначе null, а в ответах прошлых выпусков поля нет',
    type: String,
    nullable: true,
    required: false,
    example: null,
  })
  deliveryDate?: string | null;
}

/** How much of a run is scanned. */
export class RunCountDto {
  @Shown({ description: 'Сколько мест отмечено, всеми сканерами', type: 'integer', example: 41 })
  scanned: number;

  @Shown({ description: 'Сколько мест в рейсе', type: 'integer', example: 65 })
  places: number;
}

export class ScanAnswerDto {
  @Shown('Имя сканирования', '6f1c2a')
  id: string;

  @Shown({
    description:
      'applied — сделано; counted — место отмечено, ждём остальные; found — найдено; twice — уже отмечено; unknown — такого нет; no_place — нужен штрихкод места; other_run — в другом рейсе; run_left — рейс уехал; no_run — рейса нет; later — заказ уже дальше в пути; outdated — после сканирования решили иначе, в message кто и когда; closed — отменён или закрыт; needs_reason — нужна причина; bad_time — время не подходит; id_reused — с этим id уже отправлено другое; refused — иначе нельзя; test — тестовая этикетка, ничего не изменилось',
    enum: [...SCAN_RESULTS],
    enumName: 'ScanResult',
    example: 'applied',
  })
  result: ScanResult;

  @Shown({ description: 'Код, как у отдельного запроса: 200, 404, 409, 422', type: 'integer', example: 200 })
  statusCode: number;

  @Shown('Ответ словами', '№ 125: В пути')
  message: string;

  @Shown({ description: 'Номер заказа', type: 'integer', nullable: true, example: 125 })
  order: number | null;

  @Shown({ description: 'Место, от 1', type: 'integer', nullable: true, example: 1 })
  place: number | null;

  @Shown({ description: 'Сколько мест у заказа', type: 'integer', nullable: true, example: 3 })
  places: number | null;

  @Shown({ description: 'Какие места отмечены', type: 'integer', isArray: true, example: [1] })
  scanned: number[];

  @Shown('Цена ещё не назначена', false)
  priceless: boolean;

  @Shown({ description: 'Версия заказа после сканирования', type: 'integer', nullable: true, example: 4 })
  version: number | null;

  @Shown({ description: 'Что заменил новый статус; иначе null', type: ScannedBeforeDto, nullable: true })
  before: ScannedBeforeDto | null;

  @Shown('В рейс заказ внесло это сканирование', false)
  joined: boolean;

  @Shown({
    description: 'Для run: сколько мест рейса отмечено; иначе null',
    type: RunCountDto,
    nullable: true,
  })
  runCount: RunCountDto | null;
}

export class ScanIdsDto {
  @TextsField({
    description: 'Имена ваших сканирований',
    max: SCANS_PER_REQUEST,
    maxLength: 64,
    required: true,
    example: ['6f1c2a'],
  })
  ids: string[];
}

export class ScanTakenBackDto {
  @Shown('Имя сканирования', '6f1c2a')
  id: string;

  @Shown({
    description:
      'Код, как у отдельного запроса: 200 — вернули как было, 404 — такого сканирования нет, 409 — с тех пор изменили или отменять нечего',
    type: 'integer',
    example: 200,
  })
  statusCode: number;

  @Shown('Ответ словами; при 409 — кто изменил и когда', '№ 125: как было')
  message: string;

  @Shown({ description: 'Номер заказа', type: 'integer', nullable: true, example: 125 })
  order: number | null;
}
