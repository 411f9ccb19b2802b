/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Доставить получателю (deliver) или забрать у отправителя (fetch)
 */
export type RunTask = 'deliver' | 'fetch';
