/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ErrorCode } from './ErrorCode';
import type { OrderDto } from './OrderDto';
export type BatchResultDto = {
    /**
     * Место заказа в запросе, от 0
     */
    index: number;
    /**
     * Код, как у отдельного запроса: 201, 409, 422
     */
    statusCode: number;
    /**
     * Слово для программ, как в ошибке отдельного запроса; нет, если заказ оформлен
     */
    code?: ErrorCode;
    /**
     * Объяснение, если заказ не оформлен
     */
    message?: string;
    /**
     * Что не так, по полям, как в ошибке отдельного запроса
     */
    errors?: Record<string, Array<string>>;
    /**
     * При кодах external_id_taken и already_ordered — { id, number } того заказа, при price_changed — новый расчёт
     */
    fresh?: Record<string, any>;
    /**
     * Оформленный заказ
     */
    order?: OrderDto;
};

