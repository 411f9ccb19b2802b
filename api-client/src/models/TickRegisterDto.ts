/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RegisterPlaceDto } from './RegisterPlaceDto';
export type TickRegisterDto = {
    /**
     * Какие места отметить
     */
    places: Array<RegisterPlaceDto>;
    /**
     * true — пришло, false — снять отметку
     */
    received: boolean;
};

