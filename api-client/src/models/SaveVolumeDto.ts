/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewRowDto } from './NewRowDto';
export type SaveVolumeDto = {
    /**
     * Новые строки объёма
     */
    volume: Array<NewRowDto>;
};

