/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Уехал ли рейс
 */
export type RunState = 'open' | 'left';
