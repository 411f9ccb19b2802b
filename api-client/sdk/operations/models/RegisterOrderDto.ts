/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegisterChangeDto } from './RegisterChangeDto';
import type { RegisterGone } from './RegisterGone';
export type RegisterOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Номер у вас
     */
    externalId: string | null;
    /**
     * Получатель; null, если заказ удалён
     */
    receiver: string | null;
    /**
     * Телефон получателя
     */
    phone: string | null;
    /**
     * Населённый пункт или пункт выдачи
     */
    town: string | null;
    /**
     * Сколько мест в реестре
     */
    places: number;
    /**
     * Сколько мест в заказе теперь: больше или меньше, если его изменили; null, если заказ удалён
     */
    placesNow: number | null;
    /**
     * Вес в реестре, кг
     */
    weight: number;
    /**
     * Вычеркнут ли в этой редакции и почему: заказ отменён (canceled) или удалён (deleted); в итоги он не входит
     */
    gone: RegisterGone | null;
    /**
     * Отменён (canceled) или удалён (deleted) до сдачи; у принятого реестра — каким был при приёме
     */
    goneNow: RegisterGone | null;
    /**
     * Вес, кг: каким он стал в заказе; у принятого реестра — каким был при приёме
     */
    weightNow: number;
    /**
     * Какие места ещё не приняты, от 1: из тех, что сейчас в заказе, а не на бумаге; у отменённого и удалённого — никакие
     */
    missing: Array<number>;
    /**
     * Чем заказ отличается от реестра, пока тот не сдан; null, если ничем
     */
    change: RegisterChangeDto | null;
    /**
     * Отменён ли заказ
     */
    canceled: boolean;
    /**
     * Какие места приняты, от 1
     */
    received: Array<number>;
};

