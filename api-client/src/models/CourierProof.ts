/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Что страница водителя просит при вручении, если у клиента не указано своё: signature — подпись, picture — фото, both — подпись и фото, none — ничего. Без этого исход тоже принимают, с причиной
 */
export type CourierProof = 'signature' | 'picture' | 'both' | 'none';
