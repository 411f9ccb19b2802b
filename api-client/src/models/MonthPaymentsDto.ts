/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MonthPaymentsDto = {
    /**
     * Действующих актов и исправлений к оплате
     */
    acts: number;
    /**
     * Оплачено целиком
     */
    paid: number;
    /**
     * Не оплачено, и срок прошёл
     */
    overdue: number;
    /**
     * Сколько осталось заплатить, BYN
     */
    left: number;
};

