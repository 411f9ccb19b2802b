/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Mode } from './Mode';
import type { Scope } from './Scope';
export type KeyDto = {
    /**
     * Номер ключа
     */
    id: number;
    /**
     * Название
     */
    name: string;
    /**
     * Режим
     */
    mode: Mode;
    /**
     * Что ключ может
     */
    scopes: Array<Scope>;
    /**
     * Начало ключа: по нему его узнают
     */
    prefix: string;
    /**
     * С каких сетей принимается; пусто — с любых
     */
    addresses: Array<string>;
    /**
     * Когда создан, по Минску
     */
    createdAt: string;
    /**
     * До какого времени действует; null — пока не отозван
     */
    expiresAt: string | null;
    /**
     * Последний вызов, с точностью до минуты
     */
    lastUsedAt: string | null;
    /**
     * Адрес последнего вызова
     */
    lastUsedIp: string | null;
    /**
     * До какого времени после замены принимается и прежний ключ; null — не принимается
     */
    overlapUntil: string | null;
    /**
     * Адреса для уведомлений, которые ключ назвал: с его отзывом они остановятся
     */
    webhooks: Array<string>;
};

