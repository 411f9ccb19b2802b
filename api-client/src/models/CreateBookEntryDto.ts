/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BookSide } from './BookSide';
import type { DeliveryKind } from './DeliveryKind';
import type { ReceiverType } from './ReceiverType';
export type CreateBookEntryDto = {
    /**
     * Место забора (sender) или получатель (receiver)
     */
    side: BookSide;
    /**
     * Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)
     */
    receiverType?: ReceiverType | null;
    /**
     * Организация; обязательна для юридического лица
     */
    organization?: string | null;
    /**
     * ФИО получателя
     */
    name?: string | null;
    /**
     * Телефон получателя
     */
    phone?: string | null;
    /**
     * По адресу (client) или в пункте (punkt)
     */
    delivery: DeliveryKind;
    /**
     * Город, как в findCountry; без него — название по номеру
     */
    city?: string | null;
    /**
     * Номер города из findCountry
     */
    cityId?: number | null;
    /**
     * Улица
     */
    street?: string | null;
    /**
     * Дом
     */
    house?: string | null;
    /**
     * Корпус
     */
    housing?: string | null;
    /**
     * Подъезд
     */
    entrance?: string | null;
    /**
     * Квартира
     */
    flat?: string | null;
    /**
     * Этаж
     */
    floor?: string | null;
    /**
     * Номер пункта
     */
    pointId?: number | null;
    /**
     * Домофон, вход, этаж: войдёт в комментарий заказа
     */
    note?: string | null;
    /**
     * Часы
     */
    hours?: string | null;
    /**
     * Место забора, с которого начинается новый заказ; одно на учётную запись
     */
    isDefault?: boolean | null;
};

