/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * open — рейс собирают; left — уехал
 */
export type RunState = 'open' | 'left';
