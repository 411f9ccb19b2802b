/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ZonesDto = {
    /**
     * Всегда FeatureCollection
     */
    type: string;
    /**
     * Откуда взяты границы
     */
    source: string;
    /**
     * Семь областей; код зоны — в properties.description
     */
    features: Array<Record<string, any>>;
};

