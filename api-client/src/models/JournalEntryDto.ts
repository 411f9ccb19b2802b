/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { JournalKind } from './JournalKind';
import type { JournalPersonDto } from './JournalPersonDto';
export type JournalEntryDto = {
    /**
     * Номер записи
     */
    id: number;
    /**
     * Когда, по Минску, с секундами
     */
    date: string;
    /**
     * Что произошло
     */
    kind: JournalKind;
    /**
     * О ком запись; null, если ни о ком
     */
    account: JournalPersonDto | null;
    /**
     * Кто это сделал; null, если никто не вошёл
     */
    actor: JournalPersonDto | null;
    /**
     * О каком заказе; null, если не о заказе
     */
    order: number | null;
    /**
     * Номер изменения статуса многих заказов (`getOrderBulk`), если запись о нём и его ещё можно отменить; храним 90 дней
     */
    bulk: number | null;
    /**
     * Адрес устройства
     */
    address: string | null;
    /**
     * Номер запроса
     */
    requestId: string | null;
    /**
     * Подробности
     */
    detail: string | null;
};

