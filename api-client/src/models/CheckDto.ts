/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckState } from './CheckState';
export type CheckDto = {
    /**
     * Слово проверки
     */
    code: string;
    /**
     * Что проверяли
     */
    title: string;
    /**
     * Итог: passed — верно, failed — неверно, unknown — судить было не по чему
     */
    state: CheckState;
    /**
     * Как должно быть
     */
    expected: string;
    /**
     * Что увидели
     */
    seen: string;
    /**
     * Что отправили последним; null, если отправляли вы
     */
    sent: string | null;
};

