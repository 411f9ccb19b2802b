/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegisterState } from './RegisterState';
export type RegisterSummaryDto = {
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
};

