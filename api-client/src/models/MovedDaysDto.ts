/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MovedDayDto } from './MovedDayDto';
export type MovedDaysDto = {
    /**
     * Год
     */
    year: number;
    /**
     * false — переносов этого года ещё не внесли: сроки считаются без них
     */
    isKnown: boolean;
    /**
     * Перенесённые дни по порядку
     */
    days: Array<MovedDayDto>;
    /**
     * Версия данных; 0 — переносов ещё не внесли
     */
    version: number;
};

