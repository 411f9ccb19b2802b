/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoticeEventDto } from './NoticeEventDto';
import type { TelegramDto } from './TelegramDto';
export type NoticesDto = {
    /**
     * Telegram; null, если у службы нет бота
     */
    telegram: TelegramDto | null;
    /**
     * Номер для SMS и Viber; null, если в кабинете не мобильный
     */
    phone: string | null;
    /**
     * Письма о заказах приходят одним письмом в день
     */
    daily: boolean;
    /**
     * О чём и как сообщаем
     */
    events: Array<NoticeEventDto>;
};

