/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangedPointDto } from './ChangedPointDto';
import type { NewPointDto } from './NewPointDto';
export type UpdatePointsDto = {
    /**
     * Изменённые пункты
     */
    points: Array<ChangedPointDto>;
    /**
     * Новые пункты, сохраняются вместе с изменёнными
     */
    new?: Array<NewPointDto> | null;
    /**
     * Номера удаляемых пунктов, удаляются вместе с сохранением остального
     */
    delete?: Array<number> | null;
};

