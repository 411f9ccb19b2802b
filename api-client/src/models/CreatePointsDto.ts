/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewPointDto } from './NewPointDto';
export type CreatePointsDto = {
    /**
     * Новые пункты
     */
    points: Array<NewPointDto>;
};

