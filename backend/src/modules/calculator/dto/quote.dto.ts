import { calculatorPackageFields, LIMITS, packageFields, quoteItemsProblems } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import { answerClass, bodyClass } from '../../../platform/http/field-classes';
import { FragileField, IdField, ListField, Shown } from '../../../platform/http/fields';
import { SentBack } from '../../../platform/http/sent-back';

const destinationProblems = ({ cityId, recivePoint }: QuoteRequestDto): Record<string, string[]> =>
  Boolean(cityId) === Boolean(recivePoint) ? { cityId: ['Укажите либо город, либо пункт выдачи'] } : {};

/** A piece of cargo of an order as it is read. */
class OrderedPackage extends answerClass(packageFields) {
  @Shown({ description: 'Номер строки', type: 'integer', example: 301 })
  id: number;
}

/** A piece of cargo in a quote; it needs neither a product's name nor a waybill. */
@SentBack(() => OrderedPackage)
export class QuotePackageDto extends bodyClass(calculatorPackageFields) {}

/** Input of a quote: exactly one destination and the cargo. */
@Checked((dto: QuoteRequestDto) => ({ ...destinationProblems(dto), ...quoteItemsProblems(dto.packages) }))
export class QuoteRequestDto {
  @IdField({ description: 'Город назначения; либо он, либо пункт выдачи', example: 3 })
  cityId?: number | null;

  @IdField({ description: 'Пункт выдачи; либо он, либо город' })
  recivePoint?: number | null;

  @IdField({
    description:
      'Клиент, по условиям которого посчитать; называют только сотрудники, остальным считается по их собственным',
  })
  user?: number | null;

  @FragileField()
  'fragileСargo': boolean = false;

  @ListField(() => QuotePackageDto, {
    max: LIMITS.packages,
    description: 'Груз, как в заказе',
    required: true,
  })
  packages: QuotePackageDto[];
}

export class QuoteItemDto {
  @Shown('Цена места, BYN; null — по согласованию', 64.6, { nullable: true })
  price: number | null;

  @Shown('Множитель к цене назначения; null — по согласованию', 1.7, { nullable: true })
  multiplier: number | null;
}

export class QuotePartDto {
  @Shown('За что', 'Доставка: место 1')
  label: string;

  @Shown('Сколько, BYN', 38)
  amount: number;
}

/** The client's terms that affected the price. */
export class QuoteTermsDto {
  @Shown('Коэффициент к ценам тарифа: 0.95 — скидка 5 %; null — ничего по нему не посчитано', 0.95, {
    nullable: true,
  })
  coefficient: number | null;

  @Shown('Доставка — по своей цене области', false)
  ownPrice: boolean;

  @Shown('Сколько было бы по тарифу, BYN', 68)
  tariffTotal: number;
}

/** The price that every screen, the order and integrators see. */
export class QuoteDto {
  @Shown('Итого, BYN; null — цена по согласованию с менеджером', 64.6, { nullable: true })
  total: number | null;

  @Shown({ description: 'Валюта', type: String, enum: ['BYN'], example: 'BYN' })
  currency: 'BYN';

  @Shown('Цена по согласованию с менеджером: в сумме больше 50 кг', false)
  byAgreement: boolean;

  @Shown({ description: 'Места в том же порядке', type: QuoteItemDto, isArray: true })
  items: QuoteItemDto[];

  @Shown({
    description: 'Из чего сложилась цена; сумма частей равна итогу',
    type: QuotePartDto,
    isArray: true,
  })
  parts: QuotePartDto[];

  @Shown({ description: 'На что обратить внимание', type: String, isArray: true, example: [] })
  notices: string[];

  @Shown({
    description: 'Номер версии тарифа, по которой посчитано; в заказах до 28.11.2026 этого поля нет',
    type: 'integer',
    nullable: true,
    required: false,
    example: 1,
  })
  tariffVersion?: number | null;

  @Shown({
    description:
      'Условия клиента, по которым посчитано; null — по тарифу. В заказах, посчитанных до 28.11.2026, этого поля нет',
    type: QuoteTermsDto,
    nullable: true,
    required: false,
    example: null,
  })
  clientTerms?: QuoteTermsDto | null;
}
