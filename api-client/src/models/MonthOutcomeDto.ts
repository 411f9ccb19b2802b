/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DayOutcomeDto } from './DayOutcomeDto';
import type { FailureCountDto } from './FailureCountDto';
export type MonthOutcomeDto = {
    /**
     * Первый день, ГГГГ-ММ-ДД по Минску
     */
    from: string;
    /**
     * Последний день, который вошёл
     */
    until: string;
    /**
     * Сколько заказов вручено: фильтр getOrders handedFrom и handedTo
     */
    orders: number;
    /**
     * Сумма их назначенных цен, BYN, с НДС
     */
    sum: number;
    /**
     * Сколько из вручённых без цены
     */
    noPrice: number;
    /**
     * Сколько вручено в срок: не позже часа deliveryDate, а если он не назначен (23:00) или час вручения неизвестен, не позже дня; фильтр getOrders inTime
     */
    inTime: number;
    /**
     * Сколько вручено позже
     */
    late: number;
    /**
     * С каким числом заказов приехали и не вручили; вручённые потом тоже
     */
    notDelivered: number;
    /**
     * То же по причинам, сначала частые; заказ, который не вручили по двум причинам, есть в обеих
     */
    failures: Array<FailureCountDto>;
    /**
     * Каждый день по порядку
     */
    days: Array<DayOutcomeDto>;
};

