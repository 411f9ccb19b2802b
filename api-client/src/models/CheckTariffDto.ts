/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangedRowDto } from './ChangedRowDto';
import type { InsertedRowsDto } from './InsertedRowsDto';
export type CheckTariffDto = {
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
     * Сколько последних заказов посчитать
     */
    count: number;
    /**
     * Изменения — к будущему тарифу, а не к действующему
     */
    coming?: boolean | null;
};

