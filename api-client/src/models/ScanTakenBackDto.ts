/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ScanTakenBackDto = {
    /**
     * Имя сканирования
     */
    id: string;
    /**
     * Код, как у отдельного запроса: 200 — вернули как было, 404 — такого сканирования нет, 409 — с тех пор изменили или отменять нечего
     */
    statusCode: number;
    /**
     * Ответ словами; при 409 — кто изменил и когда
     */
    message: string;
    /**
     * Номер заказа
     */
    order: number | null;
};

