/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegisterOrderDto } from './RegisterOrderDto';
import type { RegisterState } from './RegisterState';
export type OrderRegisterDto = {
    /**
     * Номер реестра
     */
    id: number;
    /**
     * Штрихкод реестра, 16 цифр
     */
    digits: string;
    /**
     * День, на который он составлен
     */
    day: string;
    /**
     * Когда составлен, по Минску
     */
    date: string;
    /**
     * То же мгновение точно, UTC
     */
    dateUtc: string;
    /**
     * Версия
     */
    version: number;
    /**
     * open — груз ещё не сдан; received — принят; dissolved — распущен
     */
    state: RegisterState;
    /**
     * Отправитель
     */
    client: string;
    /**
     * Сколько заказов
     */
    ordersCount: number;
    /**
     * Сколько мест
     */
    placesCount: number;
    /**
     * Сколько мест отмечено при приёме
     */
    receivedCount: number;
    /**
     * Вес, кг
     */
    weight: number;
    /**
     * Когда принят, по Минску
     */
    receivedAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    receivedAtUtc: string | null;
    /**
     * Заказы, в порядке реестра
     */
    orders: Array<RegisterOrderDto>;
};

