/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewRowDto } from './NewRowDto';
export type InsertedRowsDto = {
    /**
     * Новые строки объёма
     */
    volume?: Array<NewRowDto> | null;
    /**
     * Новые строки веса
     */
    weight?: Array<NewRowDto> | null;
};

