/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * ok — порядок, attention — нужно внимание, trouble — не работает
 */
export type StateLevel = 'ok' | 'attention' | 'trouble';
