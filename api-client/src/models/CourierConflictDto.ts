/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StopOutcome } from './StopOutcome';
export type CourierConflictDto = {
    /**
     * Ключ исхода водителя
     */
    key: string;
    /**
     * Номер заказа
     */
    order: number;
    /**
     * Чем закончилась попытка, по словам водителя; null — прежнего его исхода не было
     */
    outcome: StopOutcome | null;
    /**
     * То же словами: исход, время, кто принял, места, причина
     */
    words: string;
    /**
     * Версия заказа, для решения; null, если заказа нет в рейсе или он удалён
     */
    version: number | null;
    /**
     * Что в заказе сейчас, словами, и кто это записал
     */
    desk: string;
    /**
     * Почему это не записано
     */
    note: string;
    /**
     * Когда пришло с телефона, по Минску
     */
    takenAt: string;
};

