/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HistoryUserDto } from './HistoryUserDto';
export type OrderEventDto = {
    /**
     * Номер записи
     */
    id: number;
    /**
     * Когда, по Минску
     */
    date: string;
    /**
     * То же мгновение точно, UTC
     */
    dateUtc: string;
    /**
     * Кто
     */
    user: HistoryUserDto;
    /**
     * Какое поле
     */
    field: string;
    /**
     * Что было
     */
    from: string | null;
    /**
     * Что стало
     */
    to: string | null;
    /**
     * Номер изменения статуса многих заказов (`getOrderBulk`), частью которого оно было; сотрудникам и 90 дней
     */
    bulk: number | null;
};

