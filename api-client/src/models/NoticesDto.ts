/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { TelegramDto } from './TelegramDto';
export type NoticesDto = {
    /**
     * Telegram; null, если у службы нет бота
     */
    telegram: TelegramDto | null;
};

