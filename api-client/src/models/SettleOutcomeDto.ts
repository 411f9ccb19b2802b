/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SettledAs } from './SettledAs';
export type SettleOutcomeDto = {
    /**
     * driver — записать как у водителя: исход, время и кто принял становятся такими, как он сообщил; desk — оставить как есть
     */
    as: SettledAs;
    /**
     * Версия заказа, которую вы читали. Если заказ с тех пор изменили, ответ — 409
     */
    version?: number | null;
};

