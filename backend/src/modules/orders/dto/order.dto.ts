import { staffFields, modes, omit, orderFields, type Failure, type Mode } from '@shlyah/domain';
import { QuoteDto } from '../../calculator';
import { answerClass } from '../../../platform/http/field-classes';
import { ExactTime, Shown } from '../../../platform/http/fields';
import { PageDto } from '../../../platform/http/page.dto';
import { HandoverDto } from './handover.dto';
import { LaterField } from './later-field';
import {
  OrderPointDto,
  OrderStateDto,
  OrderStatusDto,
  OrderUserDto,
  WaitingProposalDto,
} from './order-parts.dto';
import { PackageDto } from './package.dto';

/** The fields with the same type in the request; the hours and the pickup, points and `fragileCargo` are declared below. */
const shownFields = omit(
  orderFields,
  'deliveryFrom',
  'pickupDate',
  'pickupFrom',
  'pickupPoint',
  'recivePoint',
  'fragileCargo',
);

/** An order as the API returns it (docs/contract.md#order-fields). */
export class OrderDto extends answerClass(shownFields) {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown({
    description: 'Рабочий (live) или тестовый (test)',
    enum: modes,
    enumName: 'Mode',
    example: 'live',
  })
  mode: Mode;

  @Shown({ description: 'Версия: растёт с каждым изменением', type: 'integer', example: 1 })
  version: number;

  @Shown({ description: 'Статус', type: OrderStatusDto })
  status: OrderStatusDto;

  @Shown({ description: 'Состояние', type: OrderStateDto })
  state: OrderStateDto;

  @Shown({
    description: `${staffFields.failure.about}. В событиях до 28.11.2026 этого поля нет`,
    enum: staffFields.failure.choices,
    enumName: 'Failure',
    nullable: true,
    required: false,
    example: null,
  })
  failure: Failure | null;

  @Shown({
    description: 'Причина словами сотрудника, при failure: other. В событиях до 28.11.2026 этого поля нет',
    type: String,
    nullable: true,
    required: false,
    example: null,
  })
  failureWords: string | null;

  @Shown({
    description:
      'Попытка, после которой у заказа его статус: когда и кому вручили, сдали в пункт, забрали или не вручили. null — статус поставлен без неё или до 30.11.2026. В событиях до 30.11.2026 этого поля нет',
    type: HandoverDto,
    nullable: true,
    required: false,
  })
  handover: HandoverDto | null;

  @LaterField(
    'Когда вручён, по Минску. Если час неизвестен — когда это записали, у доставленных до 30.11.2026 — когда поставили статус; null — не вручён',
    '2026-11-30 10:15',
  )
  handedAt: string | null;

  @LaterField('То же мгновение точно, UTC')
  handedAtUtc: string | null;

  @LaterField('Когда ТТН вернулась отправителю, по Минску; null — не вернулась или её нет')
  ttnBackAt: string | null;

  @LaterField('То же мгновение точно, UTC')
  ttnBackAtUtc: string | null;

  @LaterField(
    'С какого времени храним недоставленный груз, по Минску: последняя неудачная попытка; null — не на хранении',
  )
  heldSince: string | null;

  @LaterField('То же мгновение точно, UTC')
  heldSinceUtc: string | null;

  @LaterField('Когда недоставленный груз вернули отправителю, по Минску; null — не вернули')
  cargoBackAt: string | null;

  @LaterField('То же мгновение точно, UTC')
  cargoBackAtUtc: string | null;

  @LaterField('Кому вернули груз')
  cargoBackTo: string | null;

  @Shown('Когда оформлен, по Минску', '2026-11-20 14:05')
  date: string;

  @ExactTime({ required: false })
  dateUtc?: string;

  @Shown({
    description: `${orderFields.deliveryFrom.about}. В событиях до 30.11.2026 этого поля нет`,
    type: String,
    nullable: true,
    required: false,
    example: '14:00',
  })
  deliveryFrom: string | null;

  @ExactTime({ required: false, of: 'deliveryDate' })
  deliveryDateUtc?: string;

  @Shown({
    description:
      'Когда забрать у отправителя, по Минску: день и крайний час. null — груз привезут в пункт или заказ оформлен до 30.11.2026: тогда его забирают в день доставки. В событиях до 30.11.2026 этого поля нет',
    type: String,
    nullable: true,
    required: false,
    example: '2026-11-22 18:00',
  })
  pickupDate: string | null;

  @Shown({
    description: `${orderFields.pickupFrom.about}. В событиях до 30.11.2026 этого поля нет`,
    type: String,
    nullable: true,
    required: false,
    example: '14:00',
  })
  pickupFrom: string | null;

  @ExactTime({ required: false, nullable: true, of: 'pickupDate' })
  pickupDateUtc?: string | null;

  @Shown('Когда изменён в последний раз, по Минску; у неизменённого — когда оформлен', '2026-11-20 16:35')
  updatedAt: string;

  @ExactTime({ required: false })
  updatedAtUtc?: string;

  @Shown('Цена, BYN; -1 — формируется', -1)
  price: number;

  @Shown({ description: 'Расчёт на момент оформления; не меняется вместе с тарифами', type: QuoteDto })
  estimate: QuoteDto;

  @Shown({
    description:
      'Расчёт после правки груза, места или хрупкости, по тарифу на тот момент; null — их не правили',
    type: QuoteDto,
    nullable: true,
    example: null,
  })
  revisedEstimate: QuoteDto | null;

  @Shown({ description: 'Клиент', type: OrderUserDto })
  user: OrderUserDto;

  @Shown({
    description: 'Пункт, куда отправитель принесёт груз',
    type: OrderPointDto,
    nullable: true,
    example: null,
  })
  pickupPoint: OrderPointDto | null;

  @Shown({
    description: 'Пункт выдачи',
    type: OrderPointDto,
    nullable: true,
    example: null,
  })
  recivePoint: OrderPointDto | null;

  @Shown('Хрупкий груз. Буква «С» в имени поля — русская', false)
  'fragileСargo': boolean;

  @Shown({ description: 'Груз', type: PackageDto, isArray: true })
  packages: PackageDto[];

  @Shown(
    'Код отслеживания: по нему без входа видно, где посылка (`GET /api/tracking/{code}`). null у заказов, из которых удалены данные людей',
    '7K4M-PX2D-W9H4',
    { nullable: true },
  )
  trackingCode: string | null;

  @Shown('Страница отслеживания, ссылка для получателя', 'https://shlyah.by/t/7K4M-PX2D-W9H4', {
    nullable: true,
  })
  trackingUrl: string | null;

  @Shown({
    description:
      'Предложения изменить заказ, которые ждут ответа: не больше одного от клиента и одного от нас',
    type: WaitingProposalDto,
    isArray: true,
    example: [],
  })
  waiting: WaitingProposalDto[];
}

export class OrderPage extends PageDto(OrderDto) {
  @Shown({
    description: 'Строк ровно total; false — больше: счёт остановлен на 10 000 или на конце этой страницы',
    type: 'boolean',
    example: true,
  })
  totalIsExact: boolean;

  @Shown({
    description: 'Что прислать в `before`, чтобы читать список дальше; null — дальше заказов нет',
    type: 'integer',
    nullable: true,
    example: 105,
  })
  next: number | null;
}
