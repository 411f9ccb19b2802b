/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CorrectedLineDto } from './CorrectedLineDto';
export type CorrectActDto = {
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * Почему
     */
    reason: string;
    /**
     * Строки, которые исправить
     */
    lines: Array<CorrectedLineDto>;
};

