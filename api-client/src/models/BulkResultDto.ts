/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ErrorCode } from './ErrorCode';
import type { OrderDto } from './OrderDto';
import type { SavedByDto } from './SavedByDto';
export type BulkResultDto = {
    /**
     * Номер заказа
     */
    id: number;
    /**
     * Код, как у отдельного запроса: 200, 404, 409
     */
    statusCode: number;
    /**
     * Слово для программ, как в ошибке отдельного запроса; нет, если изменение сохранено
     */
    code?: ErrorCode;
    /**
     * Заказ после изменения; при конфликте версий — каким он стал
     */
    order?: OrderDto;
    /**
     * Объяснение, если изменить не удалось
     */
    message?: string;
    /**
     * Номер изменения (`getOrderBulk`), если статус поставили нескольким заказам: по нему возвращают прежние
     */
    bulk?: number;
    /**
     * При конфликте версий, если известно: кто сохранил заказ и когда
     */
    savedBy?: SavedByDto;
};

