/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EditionChangeDto } from './EditionChangeDto';
export type EditionDto = {
    /**
     * Номер редакции, с 1
     */
    number: number;
    /**
     * С какого времени действует, по Минску
     */
    date: string;
    /**
     * Что изменилось по сравнению с предыдущей редакцией; у первой пусто
     */
    changes: Array<EditionChangeDto>;
};

