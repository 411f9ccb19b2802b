/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangedOrderDto } from './ChangedOrderDto';
export type ChangesDto = {
    /**
     * Заказы, которые изменились
     */
    orders: Array<ChangedOrderDto>;
    /**
     * Номера заказов, у которых изменились заметки; только сотрудникам
     */
    notes: Array<number>;
    /**
     * Изменились рейсы; только сотрудникам
     */
    runs: boolean;
    /**
     * Изменились реестры; только сотрудникам
     */
    registers: boolean;
    /**
     * Изменились заявки на регистрацию; только сотрудникам
     */
    registrations: boolean;
    /**
     * Изменились акты или возражения по ним; только сотрудникам
     */
    acts: boolean;
    /**
     * Откуда читать дальше: after следующего запроса
     */
    next: string;
    /**
     * Изменений слишком много или место слишком старое: прочитайте всё заново
     */
    missed: boolean;
};

