/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryState } from './DeliveryState';
import type { EventDto } from './EventDto';
import type { EventType } from './EventType';
export type DeliveryDto = {
    /**
     * Номер доставки
     */
    id: number;
    /**
     * Номер события, webhook-id
     */
    eventId: string;
    /**
     * Вид события
     */
    type: EventType;
    /**
     * Номер заказа; null — не о заказе
     */
    orderId: number | null;
    /**
     * waiting — ждёт отправки или повтора, delivered — принято, failed — больше не отправляем
     */
    state: DeliveryState;
    /**
     * Сколько было попыток
     */
    attempts: number;
    /**
     * Когда поставлено в очередь, по Минску
     */
    queuedAt: string;
    /**
     * То же мгновение точно, UTC
     */
    queuedAtUtc: string;
    /**
     * Последняя попытка
     */
    triedAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    triedAtUtc: string | null;
    /**
     * Следующая попытка
     */
    nextAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    nextAtUtc: string | null;
    /**
     * Код ответа; null — ответа не было
     */
    status: number | null;
    /**
     * Сколько длилась попытка, мс
     */
    ms: number | null;
    /**
     * Первые 2 КБ ответа
     */
    answer: string | null;
    /**
     * Почему ответа не было
     */
    error: string | null;
    /**
     * Тело запроса; null — события больше нет в ленте
     */
    request: EventDto | null;
};

