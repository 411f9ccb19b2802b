import {
  LIMITS,
  omit,
  packagesProblems,
  PROPOSAL_DAYS,
  PROPOSAL_STATES,
  proposalFields,
  proposalStates,
  RETURNING,
  type Fields,
  type ProposalSide,
  type ProposalState,
} from '@shlyah/domain';
import { Checked, JudgedLater } from '../../../platform/http/body.pipe';
import { patchClass } from '../../../platform/http/field-classes';
import {
  ExactTime,
  FragileField,
  IdField,
  ListField,
  Shown,
  TextField,
  VersionField,
} from '../../../platform/http/fields';
import { SentBack } from '../../../platform/http/sent-back';
import { OrderDto } from './order.dto';
import { ProposedChangeDto, sides } from './order-parts.dto';
import { PackageInputDto } from './package.dto';

/** Limits the example to one field, as in a typical proposal. */
const withOneExample = <T extends Fields>(all: T): T =>
  Object.fromEntries(
    Object.entries(all).map(([name, field]) => [
      name,
      name === 'deliveryDate' ? field : { ...field, example: null },
    ]),
  ) as T;

/** `fragileCargo` is declared apart, because the API spells it in two ways. */
const fields = withOneExample(omit(proposalFields, 'fragileCargo'));

/** Proposed changes of an order. */
export class ProposedDto extends patchClass(fields) {
  @FragileField()
  'fragileСargo'?: boolean | null;

  @ListField(() => PackageInputDto, {
    max: LIMITS.packages,
    description: 'Груз целиком, каким он станет',
  })
  packages?: PackageInputDto[] | null;

  @IdField({
    description: `Вернуть груз отправителю: ${RETURNING}, «Возврат». Это вместо отмены просит клиент, когда за грузом уже выехали`,
  })
  status?: number | null;
}

/** The body of a new proposal; absent fields stay unchanged, null clears them. */
@SentBack(() => OrderDto)
@JudgedLater()
@Checked(({ packages }: CreateProposalDto) => (packages ? packagesProblems(packages) : {}))
export class CreateProposalDto extends ProposedDto {
  @TextField({
    max: LIMITS.reason,
    required: true,
    description: 'Почему: увидит другая сторона',
    example: 'Получатель просит привезти позже',
  })
  reason: string;

  @VersionField({ required: true })
  version: number;

  @IdField({
    description: 'Номер своего предложения, которое ещё ждёт ответа: новое встанет вместо него',
  })
  replaces?: number | null;
}

export class DeclineProposalDto {
  @TextField({
    max: LIMITS.reason,
    description: 'Почему: увидит другая сторона',
    example: 'В этот день нет машин',
  })
  reason?: string | null;
}

export class PriceEffectDto {
  @Shown('Цена до, BYN; -1 — формируется', 38)
  before: number;

  @Shown('Цена после', 45.6)
  after: number;
}

export class QuoteEffectDto {
  @Shown('Расчёт заказа по тарифу дня предложения, BYN; null — по согласованию', 38, { nullable: true })
  before: number | null;

  @Shown('Расчёт с изменением по тому же тарифу', 45.6, { nullable: true })
  after: number | null;
}

/** A proposal as the API returns it (docs/contract.md#proposals). */
export class ProposalDto {
  @Shown({ description: 'Номер предложения', type: 'integer', example: 17 })
  id: number;

  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  orderId: number;

  @Shown({ description: 'Версия заказа, к которой оно относится', type: 'integer', example: 3 })
  orderVersion: number;

  @Shown({ description: 'Кто предложил: клиент (client) или сотрудник (staff)', ...sides, example: 'staff' })
  side: ProposalSide;

  @Shown({
    description: `Что с ним: ${Object.entries(PROPOSAL_STATES)
      .map(([state, words]) => `\`${state}\` — ${words}`)
      .join(
        ', ',
      )}. Не действует то, вместо чего в заказе с тех пор изменили другое или чему уже поздно, и то, что ждёт дольше ${PROPOSAL_DAYS} дней`,
    enum: proposalStates,
    enumName: 'ProposalState',
    example: 'waiting',
  })
  state: ProposalState;

  @Shown({
    description: 'Чьего ответа ждут; null — ничьего',
    ...sides,
    nullable: true,
    example: 'client',
  })
  waitsFor: ProposalSide | null;

  @Shown('Почему', 'Груз тяжелее')
  reason: string;

  @Shown({
    description: 'Что изменится, словами',
    type: ProposedChangeDto,
    isArray: true,
  })
  changes: ProposedChangeDto[];

  @Shown({
    description: 'То же значениями: эти поля заказа изменит принятое предложение',
    type: ProposedDto,
  })
  proposed: ProposedDto;

  @Shown({ description: 'Что станет с ценой', type: PriceEffectDto })
  price: PriceEffectDto;

  @Shown({
    description: 'Что станет с расчётом; null — изменение на него не влияет',
    type: QuoteEffectDto,
    nullable: true,
  })
  quote: QuoteEffectDto | null;

  @Shown('Когда предложено, по Минску', '2026-11-20 15:10')
  date: string;

  @ExactTime()
  dateUtc: string;

  @Shown('До какого времени ждёт ответа', '2026-11-27 15:10')
  expiresAt: string;

  @ExactTime()
  expiresAtUtc: string;

  @Shown({
    description: 'Когда ответили или отозвали',
    type: String,
    nullable: true,
    example: null,
  })
  answeredAt: string | null;

  @ExactTime({ nullable: true })
  answeredAtUtc: string | null;

  @Shown({
    description: 'Почему отклонено или больше не действует',
    type: String,
    nullable: true,
    example: null,
  })
  answer: string | null;

  @Shown('Кто из сотрудников предложил или ответил; клиенту не показывается', 'Ольга Менеджер', {
    nullable: true,
  })
  staffName: string | null;
}

/** A proposal with its current order. */
export class AnsweredProposalDto {
  @Shown({ description: 'Предложение', type: ProposalDto })
  proposal: ProposalDto;

  @Shown({ description: 'Заказ, какой он теперь', type: OrderDto })
  order: OrderDto;
}
