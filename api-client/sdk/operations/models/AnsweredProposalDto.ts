/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderDto } from './OrderDto';
import type { ProposalDto } from './ProposalDto';
export type AnsweredProposalDto = {
    /**
     * Предложение
     */
    proposal: ProposalDto;
    /**
     * Заказ, какой он теперь
     */
    order: OrderDto;
};

