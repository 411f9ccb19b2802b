/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccessItemDto } from './AccessItemDto';
export type AccessReviewDto = {
    /**
     * Что действует с прежнего времени
     */
    items: Array<AccessItemDto>;
};

