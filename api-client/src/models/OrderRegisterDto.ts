/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegisterEditionDto } from './RegisterEditionDto';
import type { RegisterOrderDto } from './RegisterOrderDto';
import type { RegisterState } from './RegisterState';
export type OrderRegisterDto = {
    /**
     * Номер реестра; у тестового — отрицательный
     */
    id: number;
    /**
     * Штрихкод реестра, 16 цифр; у тестового — 20
     */
    digits: string;
    /**
     * День, на который он составлен
     */
    day: string;
    /**
     * Когда составлен, по Минску
     */
    date: string;
    /**
     * То же мгновение точно, UTC
     */
    dateUtc: string;
    /**
     * Версия
     */
    version: number;
    /**
     * Редакция бумаги, от 1: следующая составляется, когда заказы изменились
     */
    edition: number;
    /**
     * Когда составлена редакция, по Минску
     */
    editionAt: string;
    /**
     * То же мгновение точно, UTC
     */
    editionAtUtc: string;
    /**
     * open — груз ещё не сдан; received — принят; dissolved — распущен
     */
    state: RegisterState;
    /**
     * Отправитель
     */
    client: string;
    /**
     * Сколько заказов в редакции, без отменённых и удалённых; у принятого — сколько их было при приёме
     */
    ordersCount: number;
    /**
     * Сколько в них мест
     */
    placesCount: number;
    /**
     * Сколько мест отмечено при приёме
     */
    receivedCount: number;
    /**
     * Вес, кг
     */
    weight: number;
    /**
     * Когда принят, по Минску
     */
    receivedAt: string | null;
    /**
     * То же мгновение точно, UTC
     */
    receivedAtUtc: string | null;
    /**
     * Изменились ли заказы с тех пор, как составлена редакция: на бумаге будет «Состав изменился»
     */
    changed: boolean;
    /**
     * Сколько мест принимают
     */
    expectedCount: number;
    /**
     * За сколькими заказами ещё не выехали: их забирают у отправителя. 0 — машина не нужна: груз привозят в пункт или уже забирают
     */
    toFetch: number;
    /**
     * Когда их забрать, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: день и крайний час; null — у заказов он разный или не назван
     */
    pickupDate: string | null;
    /**
     * С какого часа, ЧЧ:ММ; null — не назван или разный
     */
    pickupFrom: string | null;
    /**
     * Время из pickupDate, UTC; в событиях до 27.11.2026 этого поля нет
     */
    pickupDateUtc?: string | null;
    /**
     * Редакции, сначала новая; каждую можно скачать
     */
    editions: Array<RegisterEditionDto>;
    /**
     * Заказы, в порядке реестра
     */
    orders: Array<RegisterOrderDto>;
};

