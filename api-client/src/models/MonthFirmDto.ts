/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FirmActDto } from './FirmActDto';
import type { InActsDto } from './InActsDto';
export type MonthFirmDto = {
    /**
     * Сколько заказов вручено
     */
    orders: number;
    /**
     * Сумма назначенных цен, BYN, с НДС
     */
    sum: number;
    /**
     * НДС в ней, BYN: сумма НДС каждого заказа, до копейки; null — компания без НДС
     */
    vat: number | null;
    /**
     * Сколько из них без цены
     */
    noPrice: number;
    /**
     * Сколько ещё заказов со сроком доставки в этом месяце остались без исхода: не вручены, не возвращены и не отменены
     */
    noEnd: number;
    /**
     * Сколько из тех, что без исхода, ждут ответа об изменении
     */
    awaiting: number;
    /**
     * Номер клиента; 0 — клиенты, учётных записей которых уже нет
     */
    user: number;
    /**
     * Фирма, по её последнему заказу
     */
    client: string;
    /**
     * Её УНП
     */
    unp: string | null;
    /**
     * Номер её контракта; null — контракта нет
     */
    contract: number | null;
    /**
     * Что из этого уже в актах
     */
    inActs: InActsDto;
    /**
     * Акты за этот месяц, которые действуют, и исправления к ним, по порядку
     */
    acts: Array<FirmActDto>;
};

