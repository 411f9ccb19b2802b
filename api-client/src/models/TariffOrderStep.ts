/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * requote — цены ещё нет, расчёт можно обновить; lower — назначена цена по этой версии, и она выше действующей; propose — ниже: повысить можно только с согласия клиента; none — цена назначена не по расчёту
 */
export type TariffOrderStep = 'requote' | 'lower' | 'propose' | 'none';
