/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatusCode } from './StatusCode';
export type OrderStatusDto = {
    /**
     * Номер статуса
     */
    id: number;
    /**
     * Слово для программ: название могут изменить, слово — нет. other — статус, которого нет среди наших
     */
    code: StatusCode;
    /**
     * Название
     */
    name: string;
    /**
     * Цвет
     */
    color: string;
    /**
     * true — больше ничего не ждут: заказ доставлен, отменён или его состояние уже не «Активная»
     */
    final: boolean;
};

