/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { QuotePackageDto } from './QuotePackageDto';
export type QuoteRequestDto = {
    /**
     * Город назначения; либо он, либо пункт выдачи
     */
    cityId?: number | null;
    /**
     * Пункт выдачи; либо он, либо город
     */
    recivePoint?: number | null;
    /**
     * Клиент, по условиям которого посчитать; называют только сотрудники, остальным считается по их собственным
     */
    user?: number | null;
    /**
     * Хрупкий груз. Буква «С» в имени поля — русская; имя fragileCargo из одних латинских букв тоже принимается
     */
    'fragileСargo'?: boolean;
    /**
     * Груз, как в заказе
     */
    packages: Array<QuotePackageDto>;
};

