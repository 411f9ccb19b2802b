/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RunState } from './RunState';
import type { RunTask } from './RunTask';
export type CarrierDto = {
    /**
     * Номер заказа
     */
    order: number;
    /**
     * Номер рейса
     */
    run: number;
    /**
     * День рейса
     */
    day: string;
    /**
     * Водитель
     */
    driver: string | null;
    /**
     * Его телефон
     */
    driverPhone: string | null;
    /**
     * Машина
     */
    car: string | null;
    /**
     * Уехал ли рейс
     */
    state: RunState;
    /**
     * Доставить получателю (deliver) или забрать у отправителя (fetch)
     */
    task: RunTask;
    /**
     * Рейс уехал и больше ничего с заказом не делает: по статусу груз забран, ждёт в пункте выдачи, не доставлен или возвращается. Такой заказ можно внести в другой рейс
     */
    done: boolean;
    /**
     * Изменён ли заказ после выезда рейса так, что водителю ещё не сказали
     */
    untold: boolean;
};

