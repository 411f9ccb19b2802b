/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TelegramLinkDto = {
    /**
     * Откройте её на устройстве с Telegram; null, если подключено сразу
     */
    url: string | null;
    /**
     * До какого времени действует, по Минску
     */
    expiresAt: string;
};

