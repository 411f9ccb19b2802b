/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewRowDto } from './NewRowDto';
export type SaveWeightDto = {
    /**
     * Новые строки веса
     */
    weights: Array<NewRowDto>;
};

