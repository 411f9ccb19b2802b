/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Mode } from './Mode';
import type { WebhookState } from './WebhookState';
export type NewWebhookDto = {
    /**
     * Номер адреса
     */
    id: number;
    /**
     * Адрес
     */
    url: string;
    /**
     * Какие события; пусто — все
     */
    types: Array<string>;
    /**
     * Пояснение
     */
    description: string | null;
    /**
     * Режим
     */
    mode: Mode;
    /**
     * on — присылаем; off — вы остановили; failed — остановили мы: три дня не было ни одного успешного ответа; gone — адрес ответил 410; unproved — до подтверждения кабинета адрес ещё не ответил на проверку (`testWebhook`), событий на него нет
     */
    state: WebhookState;
    /**
     * С какого времени события не доходят, по Минску; null — последнее дошло
     */
    failingSince: string | null;
    /**
     * То же мгновение точно, UTC
     */
    failingSinceUtc: string | null;
    /**
     * Сколько событий ждёт отправки. Когда их больше 1000, остальные ждут в ленте и здесь не сосчитаны
     */
    waiting: number;
    /**
     * Последняя попытка отправить событие, по Минску; null — ещё не было
     */
    triedAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    triedAtUtc: string | null;
    /**
     * Следующая попытка, по Минску; null — отправлять нечего или адрес остановлен
     */
    nextAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    nextAtUtc: string | null;
    /**
     * До какого времени после замены подписывает и прежний секрет
     */
    oldSecretUntil: string | null;
    /**
     * То же мгновение точно, UTC
     */
    oldSecretUntilUtc: string | null;
    /**
     * Ключ, которым адрес назван или включён снова: с его отзывом адрес останавливается; null — назван в кабинете
     */
    keyId: number | null;
    /**
     * Приходят ли заказы целиком; false — адрес назвал ключ без права orders:read: order — null
     */
    tellsOrders: boolean;
    /**
     * Когда создан, по Минску
     */
    createdAt: string;
    /**
     * То же мгновение точно, UTC
     */
    createdAtUtc: string;
    /**
     * Версия: растёт с каждым изменением
     */
    version: number;
    /**
     * Секрет подписи (Standard Webhooks). Больше мы его не покажем: сохраните сразу
     */
    secret: string;
};

