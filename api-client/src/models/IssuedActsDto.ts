/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActSummaryDto } from './ActSummaryDto';
import type { RefusedActDto } from './RefusedActDto';
export type IssuedActsDto = {
    /**
     * Выставленные акты
     */
    issued: Array<ActSummaryDto>;
    /**
     * Кому акт не выставлен
     */
    refused: Array<RefusedActDto>;
    /**
     * Сколько фирм осталось: повторите вызов, пока не станет 0
     */
    left: number;
};

