/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckKind } from './CheckKind';
export type StartCheckDto = {
    /**
     * Что проверить: receiver — вашего получателя уведомлений, caller — как ваша программа вызывает API
     */
    kind: CheckKind;
    /**
     * Адрес уведомлений тестового режима: номер из GET /api/webhooks
     */
    webhookId?: number | null;
    /**
     * Ключ, за вызовами которого смотреть 30 минут: номер из GET /api/keys
     */
    keyId?: number | null;
};

