/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Вычеркнут ли в этой редакции и почему: заказ отменён (canceled) или удалён (deleted); в итоги он не входит
 */
export type RegisterGone = 'canceled' | 'deleted';
