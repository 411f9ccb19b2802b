import { LIMITS, MONTH_PARTS, type MonthPart } from '@shlyah/domain';
import { ExportFormatField, type ExportFormat } from '../../../platform/files/export-format';
import { ChoiceField, Shown, WholeField } from '../../../platform/http/fields';
import { PageDto } from '../../../platform/http/page.dto';
import { PageField } from '../../../platform/http/query.dto';

export class MonthQuery {
  @PageField()
  page: number = 1;
}

export class MonthOrdersQuery extends MonthQuery {
  @WholeField({
    min: 0,
    max: LIMITS.id,
    description: 'Номер клиента; 0 — клиенты, учётных записей которых уже нет; без него — все фирмы',
    example: 12,
  })
  user?: number | null;

  @ChoiceField({
    choices: MONTH_PARTS,
    choicesName: 'MonthPart',
    description:
      'Какие заказы: delivered — вручённые в этом месяце, noPrice — из них без цены, noEnd — со сроком доставки в этом месяце и без исхода, awaiting — из них ждут ответа об изменении. Без него — delivered',
    example: 'noPrice',
  })
  part?: MonthPart | null;
}

export class MonthFileQuery {
  @ExportFormatField()
  format: ExportFormat;
}

/** Orders handed over in a month, and what keeps them from being billed. */
export class MonthFiguresDto {
  @Shown({ description: 'Сколько заказов вручено', type: 'integer', example: 52 })
  orders: number;

  @Shown('Сумма назначенных цен, BYN, с НДС', 1204.6)
  sum: number;

  @Shown('НДС в ней, BYN: сумма НДС каждого заказа, до копейки; null — компания без НДС', 200.77, {
    nullable: true,
  })
  vat: number | null;

  @Shown({ description: 'Сколько из них без цены', type: 'integer', example: 4 })
  noPrice: number;

  @Shown({
    description:
      'Сколько ещё заказов со сроком доставки в этом месяце остались без исхода: не вручены, не возвращены и не отменены',
    type: 'integer',
    example: 3,
  })
  noEnd: number;

  @Shown({
    description: 'Сколько из тех, что без исхода, ждут ответа об изменении',
    type: 'integer',
    example: 2,
  })
  awaiting: number;
}

/** Orders of a month that stand in acts. */
export class InActsDto {
  @Shown({ description: 'Сколько из вручённых заказов уже в актах', type: 'integer', example: 50 })
  orders: number;

  @Shown('Сумма их строк в актах, BYN, с НДС, без исправлений и добавленных строк', 1180)
  sum: number;
}

/** An act of a firm's month. */
export class FirmActDto {
  @Shown({ description: 'Номер записи: getAct', type: 'integer', example: 31 })
  id: number;

  @Shown({ description: 'Номер акта', type: 'integer', example: 12 })
  number: number;

  @Shown('Дата акта, по Минску', '2026-12-01')
  date: string;
}

/** The month of a firm. */
export class MonthFirmDto extends MonthFiguresDto {
  @Shown({
    description: 'Номер клиента; 0 — клиенты, учётных записей которых уже нет',
    type: 'integer',
    example: 12,
  })
  user: number;

  @Shown('Фирма, по её последнему заказу', 'ООО «Ромашка»')
  client: string;

  @Shown('Её УНП', '191234567', { nullable: true })
  unp: string | null;

  @Shown({
    description: 'Номер её контракта; null — контракта нет',
    type: 'integer',
    nullable: true,
    example: 7,
  })
  contract: number | null;

  @Shown({ description: 'Что из этого уже в актах', type: InActsDto })
  inActs: InActsDto;

  @Shown({
    description: 'Акты за этот месяц, которые действуют, и исправления к ним, по порядку',
    type: FirmActDto,
    isArray: true,
  })
  acts: FirmActDto[];
}

/** A change of the rate of VAT. */
export class VatChangeDto {
  @Shown('День, по Минску', '2026-11-14')
  day: string;

  @Shown('Прежняя ставка, %; null — компания была без НДС', '20', { nullable: true })
  from: string | null;

  @Shown('Новая ставка, %; null — компания без НДС', '10', { nullable: true })
  to: string | null;
}

/** A month: all firms in figures, and a page of firms. */
export class MonthDto extends PageDto(MonthFirmDto) {
  @Shown('Месяц, ГГГГ-ММ', '2026-11')
  month: string;

  @Shown('Последний день, который вошёл: сегодня, если месяц ещё идёт', '2026-11-30')
  until: string;

  @Shown('Кончился ли месяц', true)
  isOver: boolean;

  @Shown('Ставка НДС, %; null — компания без НДС', 20, { nullable: true })
  vatPercent: number | null;

  @Shown({
    description:
      'Последняя смена ставки НДС с начала месяца: НДС и здесь, и в актах считается по нынешней ставке, и за дни до смены; null — ставка не менялась',
    type: VatChangeDto,
    nullable: true,
  })
  vatChange: VatChangeDto | null;

  @Shown({ description: 'Все фирмы вместе', type: MonthFiguresDto })
  firms: MonthFiguresDto;

  @Shown({ description: 'Что у всех фирм уже в актах', type: InActsDto })
  inActs: InActsDto;

  @Shown({ description: 'Сколько фирм без контракта', type: 'integer', example: 1 })
  noContract: number;

  @Shown({ description: 'Частные лица вместе', type: MonthFiguresDto })
  persons: MonthFiguresDto;
}

/** An order of a month. */
export class MonthOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown('Номер заказа у клиента', '2026-00125', { nullable: true })
  externalId: string | null;

  @Shown('Клиент', 'ООО «Ромашка»')
  client: string;

  @Shown('Получатель', 'ЧУП «Берёзка»')
  receiver: string;

  @Shown('Статус', 'Доставлена')
  status: string;

  @Shown('Когда вручён, по Минску; null — не вручён', '2026-11-25 10:15', { nullable: true })
  handedAt: string | null;

  @Shown('Срок доставки, по Минску', '2026-11-25 23:00')
  deliveryDate: string;

  @Shown('Цена, BYN, с НДС; -1 — формируется', 21)
  price: number;
}

export class MonthOrderPage extends PageDto(MonthOrderDto) {}
