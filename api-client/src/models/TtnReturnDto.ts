/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TtnReturnDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Клиент
     */
    client: string;
    /**
     * Номера ТТН, которые возвращаем, через запятую
     */
    ttn: string;
    /**
     * Получатель
     */
    receiver: string;
    /**
     * Когда вручён, по Минску
     */
    handedAt: string;
    /**
     * Сколько дней прошло после вручения
     */
    days: number;
    /**
     * Подписанную ТТН забрали у получателя
     */
    ttnTaken: boolean;
};

