/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Получатель: юридическое или физическое лицо
 */
export type ReceiverType = 'ur-lico' | 'fiz-lico';
