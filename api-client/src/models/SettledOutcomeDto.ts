/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SettledAs } from './SettledAs';
export type SettledOutcomeDto = {
    /**
     * Ключ исхода
     */
    key: string;
    /**
     * driver — записано как у водителя; desk — оставлено как есть
     */
    as: SettledAs;
    /**
     * То же словами
     */
    words: string;
};

