/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Заказчик — юридическое (ur-lico) или физическое лицо (fiz-lico); только для сотрудников
 */
export type ReceiverType = 'ur-lico' | 'fiz-lico';
