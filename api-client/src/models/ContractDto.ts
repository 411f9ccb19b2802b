/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EditionDto } from './EditionDto';
export type ContractDto = {
    /**
     * ФИО того, кто подписывает
     */
    fullName: string;
    /**
     * Должность
     */
    position: string;
    /**
     * Действует на основании
     */
    doc: string;
    /**
     * Контактное лицо
     */
    contactPerson: string;
    /**
     * Телефон
     */
    phone: string;
    /**
     * Эл. почта
     */
    email: string;
    /**
     * Почта бухгалтерии: на неё, кроме почты кабинета, приходят письма об актах; null — не указана
     */
    accountingEmail: string | null;
    /**
     * УНП
     */
    unp: string;
    /**
     * Юридический адрес
     */
    address: string;
    /**
     * Почтовый адрес
     */
    postcode: string;
    /**
     * Расчётный счёт (IBAN)
     */
    pc: string;
    /**
     * Банк
     */
    bank: string;
    /**
     * Адрес банка
     */
    bankAddress: string;
    /**
     * Номер договора
     */
    id: number;
    /**
     * Скан свидетельства о регистрации
     */
    scanRegistration: string | null;
    /**
     * Скан доверенности
     */
    scanProxy: string | null;
    /**
     * Версия данных
     */
    version: number;
    /**
     * Когда заключён, по Минску
     */
    date: string;
    /**
     * Редакции договора, сначала новые, до 50: первая в списке действует сейчас
     */
    editions: Array<EditionDto>;
};

