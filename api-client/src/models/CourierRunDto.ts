/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CourierStopDto } from './CourierStopDto';
import type { RunState } from './RunState';
export type CourierRunDto = {
    /**
     * День рейса, ГГГГ-ММ-ДД
     */
    day: string;
    /**
     * Водитель
     */
    driver: string | null;
    /**
     * Машина
     */
    car: string | null;
    /**
     * Номер рейса
     */
    id: number;
    /**
     * Версия рейса
     */
    version: number;
    /**
     * open — рейс ещё собирают, первый исход отметит, что он уехал; left — уехал
     */
    state: RunState;
    /**
     * Когда рейс закрыли, по Минску: исправить исход может только диспетчер
     */
    returnedAt: string | null;
    /**
     * До какого времени действует пропуск, UTC
     */
    expiresAt: string;
    /**
     * Время сервера, UTC: по нему сверяют часы телефона
     */
    serverTime: string;
    /**
     * Телефоны диспетчера: телефоны компании
     */
    phones: Array<string>;
    /**
     * Ключи исходов этого рейса, которые дошли до сервера. Чего здесь нет, того сервер не знает, даже если раньше ответил: отправьте снова
     */
    known: Array<string>;
    /**
     * Заказы, в порядке объезда
     */
    stops: Array<CourierStopDto>;
};

