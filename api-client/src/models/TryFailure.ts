/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Приехали и не вручили по этой причине; none — причину не назвали
 */
export type TryFailure = 'nobody' | 'address' | 'refused' | 'other_day' | 'damaged' | 'other' | 'none';
