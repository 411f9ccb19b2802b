/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HeldOrderDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Клиент
     */
    client: string;
    /**
     * Получатель
     */
    receiver: string;
    /**
     * Статус
     */
    status: string;
    /**
     * Сколько в заказе мест
     */
    places: number;
    /**
     * Сколько из них вернулось на склад с последней попытки; null — не называли
     */
    placesBack: number | null;
    /**
     * С какого времени храним, по Минску
     */
    heldSince: string;
    /**
     * Какой идёт рабочий день хранения; по договору (п. 6.8) их 10. Дальше 30 не считаем
     */
    day: number;
    /**
     * true — срок хранения прошёл
     */
    overdue: boolean;
};

