/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RunOutcomeDto } from './RunOutcomeDto';
export type ReturnRunDto = {
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * Исходы заказов, по одному на заказ; можно присылать частями
     */
    outcomes: Array<RunOutcomeDto>;
    /**
     * true — рейс вернулся: исход есть у каждого заказа
     */
    close?: boolean | null;
};

