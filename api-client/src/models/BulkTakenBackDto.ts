/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BulkOrderDto } from './BulkOrderDto';
import type { BulkStatusDto } from './BulkStatusDto';
import type { OrderDto } from './OrderDto';
export type BulkTakenBackDto = {
    /**
     * Номер изменения
     */
    id: number;
    /**
     * Когда статус поставили, по Минску
     */
    date: string;
    /**
     * То же мгновение точно, UTC
     */
    dateUtc: string;
    /**
     * Кто его поставил
     */
    author: string;
    /**
     * Какой статус поставили
     */
    status: BulkStatusDto;
    /**
     * true — вместе со статусом изменили и другое: цену, день или час; возвращается только статус
     */
    hasOthers: boolean;
    /**
     * О скольких заказах, статус которых можно вернуть, клиентам после изменения уже ушло сообщение: каждому придёт ещё одно — об ошибке
     */
    told: number;
    /**
     * Заказы, которым изменили статус
     */
    orders: Array<BulkOrderDto>;
    /**
     * Заказы, которым вернул статус этот вызов, какими они стали; при повторе пусто
     */
    changed: Array<OrderDto>;
};

