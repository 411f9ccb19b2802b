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
     * Изменились заявки на регистрацию; только сотрудникам
     */
    registrations: boolean;
    /**
     * Откуда читать дальше: after следующего запроса
     */
    next: string;
    /**
     * Изменений слишком много или место слишком старое: прочитайте всё заново
     */
    missed: boolean;
};

