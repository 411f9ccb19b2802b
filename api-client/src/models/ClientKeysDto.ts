/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { KeyDayDto } from './KeyDayDto';
import type { KeyDto } from './KeyDto';
export type ClientKeysDto = {
    /**
     * Ключи, без секретов
     */
    keys: Array<KeyDto>;
    /**
     * Вызовы по дням, последние 7 дней
     */
    days: Array<KeyDayDto>;
};

