/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * По размерам или по объёму
 */
export type CalculationType = 'sizes' | 'volume';
