/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NewObjectionDto } from './NewObjectionDto';
export type ObjectDto = {
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version: number;
    /**
     * Возражения: к строке — одно, ко всему акту — сколько нужно
     */
    objections: Array<NewObjectionDto>;
};

