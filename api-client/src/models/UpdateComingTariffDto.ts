/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangedRowDto } from './ChangedRowDto';
import type { InsertedRowsDto } from './InsertedRowsDto';
export type UpdateComingTariffDto = {
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
    /**
     * С какого момента действует, по Минску: ГГГГ-ММ-ДД ЧЧ:мм, не раньше следующей минуты и не позже чем через год
     */
    from: string;
};

