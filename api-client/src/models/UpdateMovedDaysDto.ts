/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewMovedDayDto } from './NewMovedDayDto';
export type UpdateMovedDaysDto = {
    /**
     * Все перенесённые дни года; пустой список — переносов в этом году нет
     */
    days: Array<NewMovedDayDto>;
    /**
     * Версия, которую вы читали; 0 — переносов ещё не было. Если их с тех пор изменили, ответ — 409
     */
    version: number;
};

