/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProposalSide } from './ProposalSide';
import type { ProposedChangeDto } from './ProposedChangeDto';
export type WaitingProposalDto = {
    /**
     * Номер предложения
     */
    id: number;
    /**
     * Кто предложил: клиент (client) или сотрудник (staff)
     */
    side: ProposalSide;
    /**
     * Что изменится, словами
     */
    changes: Array<ProposedChangeDto>;
};

