/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RunCountDto = {
    /**
     * Сколько мест отмечено, всеми сканерами
     */
    scanned: number;
    /**
     * Сколько мест в рейсе
     */
    places: number;
};

