/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportField } from './ImportField';
export type ImportColumnOptionDto = {
    /**
     * Ответ, каким его видит человек
     */
    label: string;
    /**
     * field ответа для `columns` и `headings`; null — не переносить
     */
    field: ImportField | null;
    /**
     * unit ответа
     */
    unit: string | null;
};

