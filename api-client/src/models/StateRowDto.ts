/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StateLevel } from './StateLevel';
export type StateRowDto = {
    /**
     * О чём речь
     */
    title: string;
    /**
     * ok — порядок, attention — нужно внимание, trouble — не работает
     */
    level: StateLevel;
    /**
     * Как обстоит дело
     */
    text: string;
    /**
     * Что сделать; null — ничего
     */
    advice: string | null;
    /**
     * Подробности, по одной в строке; у большинства частей их нет
     */
    details: Array<string>;
};

