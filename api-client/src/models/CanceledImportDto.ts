/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OrderOfImportDto } from './OrderOfImportDto';
export type CanceledImportDto = {
    /**
     * Отменены сейчас
     */
    canceled: Array<OrderOfImportDto>;
    /**
     * Не отменены: их статус уже не «Новая». Отменённых раньше здесь нет
     */
    left: Array<OrderOfImportDto>;
};

