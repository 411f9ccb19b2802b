/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Mode } from './Mode';
import type { Scope } from './Scope';
export type CreateKeyDto = {
    /**
     * Название для людей: где ключ стоит
     */
    name: string;
    /**
     * live — настоящие заказы, test — тестовые: их видите только вы
     */
    mode: Mode;
    /**
     * До какого времени действует, по Минску; null — пока не отозван
     */
    expiresAt?: string | null;
    /**
     * Что ключ может: `quotes` — цены, города и пункты; `orders:read` — свои заказы, их история и события; `orders:create` — оформление и отмена заказов; `acts:read` — свои акты и счета; `webhooks` — уведомления на свой сервер и их проверка
     */
    scopes: Array<Scope>;
    /**
     * Адреса и сети, с которых ключ принимается; без них — с любых
     */
    addresses?: Array<string> | null;
};

