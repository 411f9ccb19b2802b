/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RefusedOutcomeDto } from './RefusedOutcomeDto';
import type { RunDto } from './RunDto';
export type RunReturnDto = {
    /**
     * Рейс
     */
    run: RunDto;
    /**
     * Исходы, которые не записаны: у заказа уже есть другой
     */
    refused: Array<RefusedOutcomeDto>;
};

