import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { Repeatable, type Repeat } from '../../../platform/idempotency/repeat';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe, OrderIdPipe } from '../../../platform/http/id.pipe';
import { AnsweredProposalDto, CreateProposalDto, DeclineProposalDto, ProposalDto } from '../dto/proposal.dto';
import { noOrder, OrderIdParam } from '../dto/order-id';
import { ProposalsService } from './proposals.service';

const noProposal = ['not_found', ABSENT.proposal] as const;

const ProposalIdParam = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер предложения', example: 17 });

/** Proposals to change an order, and the answers to them. */
@ApiTags('Proposals')
@Controller()
export class ProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  @Get('order/:id/proposals')
  @OrderIdParam()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Предложения по заказу',
    description: 'Сначала новые, не больше 100.',
    answer: [ProposalDto],
    errors: [noOrder],
  })
  getProposals(@Param('id', OrderIdPipe) id: number, @Caller() caller: Actor): Promise<ProposalDto[]> {
    return this.proposals.list(id, caller);
  }

  @Post('order/:id/proposals')
  @OrderIdParam()
  @Action({
    quota: 'orders',
    may: 'orders:propose',
    key: 'orders:create',
    summary: 'Предложить изменение заказа',
    description:
      'Клиент — дату, получателя, его адрес и телефон, комментарии, груз, пока статус «Новая» или «Принята»; потом, пока груз не вручён, — получателя, адрес, телефон, комментарии и вместо отмены возврат отправителю (`status` 8), а после неудачной доставки и день. Сотрудник — что и клиент в начале, и цену, пока заказ в работе. Если изменение меняет расчёт, на столько же меняется назначенная цена. От каждой стороны ждёт ответа одно предложение.',
    answer: ProposalDto,
    status: 201,
    repeatable: true,
    errors: [noOrder, 'version_conflict', 'too_late', 'in_act', 'proposal_waits', 'deleted', 'invalid'],
  })
  createProposal(
    @Param('id', OrderIdPipe) id: number,
    @Body() dto: CreateProposalDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<ProposalDto> {
    return this.proposals.create(id, dto, caller, repeat);
  }

  @Post('proposals/:id/accept')
  @ProposalIdParam()
  @Action({
    may: 'orders:propose',
    key: 'orders:create',
    summary: 'Принять предложение',
    description:
      'Изменяет заказ так, как предложено. Принимает другая сторона; принять ещё раз можно, ответ тот же.',
    answer: AnsweredProposalDto,
    errors: [
      noProposal,
      'proposal_closed',
      ['forbidden', 'Принимает предложение другая сторона. Своё можно отозвать.'],
      'in_act',
      'invalid',
    ],
  })
  acceptProposal(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<AnsweredProposalDto> {
    return this.proposals.accept(id, caller);
  }

  @Post('proposals/:id/decline')
  @ProposalIdParam()
  @Action({
    may: 'orders:propose',
    key: 'orders:create',
    summary: 'Отклонить предложение или отозвать своё',
    description: 'Заказ остаётся прежним.',
    answer: AnsweredProposalDto,
    errors: [noProposal, 'proposal_closed', 'invalid'],
  })
  declineProposal(
    @Param('id', IdPipe) id: number,
    @Body() dto: DeclineProposalDto,
    @Caller() caller: Actor,
  ): Promise<AnsweredProposalDto> {
    return this.proposals.decline(id, dto, caller);
  }
}
