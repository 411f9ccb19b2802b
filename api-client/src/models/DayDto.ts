/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CarrierDto } from './CarrierDto';
import type { DayGroupDto } from './DayGroupDto';
import type { DayUnfitDto } from './DayUnfitDto';
import type { OrderDto } from './OrderDto';
export type DayDto = {
    /**
     * Этот день
     */
    day: string;
    /**
     * Сегодня по Минску
     */
    today: string;
    /**
     * Ближайший срок доставки для не доставленных
     */
    nextDelivery: string;
    /**
     * Прошлый день доставки
     */
    previous: string;
    /**
     * Не доставлено с прошлого дня доставки
     */
    undelivered: Array<number>;
    /**
     * Что не помещается в день
     */
    unfit: Array<DayUnfitDto>;
    /**
     * Доставить
     */
    deliveries: Array<DayGroupDto>;
    /**
     * Забрать в этот день, в какой бы день это ни доставить; сегодня — и то, что не забрали раньше. Из пунктов и у отправителей, чей день не назван, забирают в день доставки
     */
    pickups: Array<DayGroupDto>;
    /**
     * Сколько заказов в этот день; в ответе — новые из них
     */
    total: number;
    /**
     * Сколько заказов этого дня без цены уже доставлено, возвращается или закрыто: в остальных числах их нет
     */
    closedUnpriced: number;
    /**
     * Кто везёт заказы этого дня; тех, которых ни в одном рейсе нет, здесь нет
     */
    carriers: Array<CarrierDto>;
    /**
     * Заказы, которые названы выше
     */
    orders: Array<OrderDto>;
};

