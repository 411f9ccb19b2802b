import { ExactTime, IdField, Shown, VersionField } from '../../../platform/http/fields';
import { Input } from '../../../platform/http/field-classes';
import { CalculatorDto, UpdateCalculatorDto } from './calculator.dto';

const KINDS = ['region', 'weight', 'volume', 'fragile'] as const;

/** A figure that differs between two tariffs. */
export class TariffDifferenceDto {
  @Shown({
    description:
      'region — цена области, BYN; weight, volume — коэффициент; fragile — надбавка за хрупкий груз, BYN',
    enum: [...KINDS],
    enumName: 'TariffFigure',
    example: 'region',
  })
  kind: (typeof KINDS)[number];

  @Shown({ description: 'Что изменится', type: String, example: 'Гомельская область' })
  name: string;

  @Shown({ description: 'Было; null — такой строки не было', type: Number, nullable: true, example: 38 })
  before: number | null;

  @Shown({ description: 'Станет; null — такой строки не будет', type: Number, nullable: true, example: 40 })
  after: number | null;
}

/** The public announcement of the next tariff. */
export class TariffAnnouncementDto {
  @Shown({
    description: 'С какого момента новый тариф, по Минску; null — изменений не готовится',
    type: String,
    nullable: true,
    example: '2026-12-07 00:00',
  })
  from: string | null;

  @ExactTime({ nullable: true })
  fromUtc: string | null;

  @Shown({ description: 'Что изменится', type: TariffDifferenceDto, isArray: true })
  changes: TariffDifferenceDto[];
}

const STATES = ['past', 'current', 'coming'] as const;

/** A version of the tariff. */
export class TariffVersionDto {
  @Shown({ description: 'Номер версии', type: 'integer', example: 2 })
  id: number;

  @Shown({
    description: 'past — действовала раньше; current — действует; coming — начнёт действовать',
    enum: [...STATES],
    enumName: 'TariffVersionState',
    example: 'current',
  })
  state: (typeof STATES)[number];

  @Shown({
    description: 'С какого момента действует, по Минску; null — с самого начала',
    type: String,
    nullable: true,
    example: '2026-11-20 15:10',
  })
  from: string | null;

  @ExactTime({ nullable: true })
  fromUtc: string | null;

  @Shown({
    description: 'Когда опубликована, по Минску; null — неизвестно',
    type: String,
    nullable: true,
    example: '2026-11-20 15:10',
  })
  publishedAt: string | null;

  @ExactTime({ nullable: true })
  publishedAtUtc: string | null;

  @Shown({ description: 'Кто опубликовал', type: String, example: 'Анна Админ' })
  publishedBy: string;

  @Shown({ description: 'Копия какой версии', type: 'integer', nullable: true, example: null })
  copyOf: number | null;

  @Shown({ description: 'Чем отличается от предыдущей', type: TariffDifferenceDto, isArray: true })
  changes: TariffDifferenceDto[];
}

/** The scheduled tariff. */
export class ComingTariffDto extends CalculatorDto {
  @Shown({ description: 'С какого момента, по Минску', type: String, example: '2026-12-07 00:00' })
  from: string;

  @ExactTime()
  fromUtc: string;
}

export class UpdateComingTariffDto extends UpdateCalculatorDto {
  @Input({
    kind: 'date',
    required: true,
    label: 'С какого момента',
    about:
      'С какого момента действует, по Минску: ГГГГ-ММ-ДД ЧЧ:мм, не раньше следующей минуты и не позже чем через год',
    example: '2026-12-07 00:00',
  })
  from: string;
}

export class TariffVersionQuery {
  @VersionField()
  version?: number | null;
}

/** A request to publish a copy of a former version. */
export class RepublishTariffDto {
  @IdField({ description: 'Номер версии', example: 1, required: true })
  id: number;

  @VersionField()
  version?: number | null;
}
