/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MonthOutcomeDto } from './MonthOutcomeDto';
export type MonthSummaryDto = {
    /**
     * Месяц, ГГГГ-ММ
     */
    month: string;
    /**
     * Кончился ли месяц
     */
    isOver: boolean;
    /**
     * Этот месяц; который ещё идёт — по сегодня
     */
    shown: MonthOutcomeDto;
    /**
     * Месяц перед ним; рядом с тем, который ещё идёт, — столько же его дней. null — в нём ничего не вручали
     */
    before: MonthOutcomeDto | null;
};

