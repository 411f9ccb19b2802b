/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Почему не доставлена: nobody — никого не было на месте, address — неверный адрес, refused — получатель отказался, other_day — попросили привезти в другой день, damaged — груз повреждён, other — другая причина. Только при статусе «Не доставлена»; null — не сказано. В событиях до 28.11.2026 этого поля нет
 */
export type Failure = 'nobody' | 'address' | 'refused' | 'other_day' | 'damaged' | 'other';
