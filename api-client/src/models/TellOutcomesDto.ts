/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CourierOutcomeDto } from './CourierOutcomeDto';
export type TellOutcomesDto = {
    /**
     * Исходы, сначала ранние: каждый записывается отдельно
     */
    outcomes: Array<CourierOutcomeDto>;
};

