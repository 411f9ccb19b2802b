/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangedRowDto } from './ChangedRowDto';
import type { InsertedRowsDto } from './InsertedRowsDto';
export type UpdateCalculatorDto = {
    /**
     * Изменённые строки
     */
    update?: Array<ChangedRowDto> | null;
    /**
     * Новые строки
     */
    insert?: InsertedRowsDto | null;
    /**
     * Номера удаляемых строк объёма и веса
     */
    delete?: Array<number> | null;
    /**
     * Версия, которую вы читали. Если данные с тех пор изменили, ответ — 409
     */
    version?: number | null;
};

