/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CredentialKind } from './CredentialKind';
export type AccessItemDto = {
    /**
     * Обозначение
     */
    id: string;
    /**
     * passkey — ключ доступа; apiKey — ключ API; webhook — уведомления на сервер; telegram — уведомления в Telegram
     */
    kind: CredentialKind;
    /**
     * Название; у сервера — его имя в сети
     */
    name: string;
    /**
     * Когда создан или заменён
     */
    since: string;
};

