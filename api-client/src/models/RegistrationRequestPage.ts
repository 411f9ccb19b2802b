/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegistrationRequestDto } from './RegistrationRequestDto';
export type RegistrationRequestPage = {
    /**
     * Строки страницы, не больше 20
     */
    data: Array<RegistrationRequestDto>;
    /**
     * Страница
     */
    page: number;
    /**
     * Сколько всего страниц
     */
    pages: number;
    /**
     * Сколько всего строк
     */
    total: number;
};

