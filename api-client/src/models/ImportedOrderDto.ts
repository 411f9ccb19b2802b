/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateOrderDto } from './CreateOrderDto';
import type { ImportProblemDto } from './ImportProblemDto';
export type ImportedOrderDto = {
    /**
     * Строки файла, от 1
     */
    rows: Array<number>;
    /**
     * Получатель
     */
    receiver: string | null;
    /**
     * Заказ для `POST /api/order` и `POST /api/order/batch`; null, пока строку нужно исправить
     */
    order: CreateOrderDto | null;
    /**
     * Цена по тарифу, BYN; null — по согласованию или строку нужно исправить
     */
    price: number | null;
    /**
     * Город или пункт, который нашёлся
     */
    destination: string | null;
    /**
     * Отпечаток для `prints`; null — у заказа есть ваш номер
     */
    print: string | null;
    /**
     * Что исправить; already_ordered и repeated_row не мешают оформить заказ, если он и правда нужен
     */
    problems: Array<ImportProblemDto>;
};

