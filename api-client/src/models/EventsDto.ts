/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventDto } from './EventDto';
export type EventsDto = {
    /**
     * События по порядку
     */
    data: Array<EventDto>;
    /**
     * Откуда читать дальше: after следующего запроса
     */
    next: string;
    /**
     * true — дальше уже есть ещё
     */
    more: boolean;
};

