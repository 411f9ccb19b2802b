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

  @Shown('Что изменится', 'Гомельская область')
  name: string;

  @Shown('Было; null — такой строки не было', 38, { nullable: true })
  before: number | null;

  @Shown('Станет; null — такой строки не будет', 40, { nullable: true })
  after: number | null;
}

/** The public announcement of the next tariff. */
export class TariffAnnouncementDto {
  @Shown('С какого момента новый тариф, по Минску; null — изменений не готовится', '2026-12-07 00:00', {
    nullable: true,
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

  @Shown('С какого момента действует, по Минску; null — с самого начала', '2026-11-20 15:10', {
    nullable: true,
  })
  from: string | null;

  @ExactTime({ nullable: true })
  fromUtc: string | null;

  @Shown('Когда опубликована, по Минску; null — неизвестно', '2026-11-20 15:10', { nullable: true })
  publishedAt: string | null;

  @ExactTime({ nullable: true })
  publishedAtUtc: string | null;

  @Shown('Кто опубликовал', 'Анна Админ')
  publishedBy: string;

  @Shown({ description: 'Копия какой версии', type: 'integer', nullable: true, example: null })
  copyOf: number | null;

  @Shown({ description: 'Чем отличается от предыдущей', type: TariffDifferenceDto, isArray: true })
  changes: TariffDifferenceDto[];
}

/** The scheduled tariff. */
export class ComingTariffDto extends CalculatorDto {
  @Shown('С какого момента, по Минску', '2026-12-07 00:00')
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
