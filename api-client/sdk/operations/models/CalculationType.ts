/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * По размерам (sizes) или по объёму (volume)
 */
export type CalculationType = 'sizes' | 'volume';
