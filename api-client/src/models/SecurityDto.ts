/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PasskeyDto } from './PasskeyDto';
export type SecurityDto = {
    /**
     * Спрашивает ли вход код из приложения
     */
    totp: boolean;
    /**
     * Сколько запасных кодов осталось
     */
    recoveryCodes: number;
    /**
     * Нужен ли второй фактор по правилам службы: отключить его нельзя
     */
    required: boolean;
    /**
     * Ключи доступа
     */
    passkeys: Array<PasskeyDto>;
};

