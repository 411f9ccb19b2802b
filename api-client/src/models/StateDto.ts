/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StateRowDto } from './StateRowDto';
export type StateDto = {
    /**
     * Версия программы
     */
    version: string;
    /**
     * Когда программа запущена
     */
    startedAt: string;
    /**
     * Состояние по частям
     */
    rows: Array<StateRowDto>;
};

