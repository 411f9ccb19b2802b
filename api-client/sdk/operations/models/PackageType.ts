/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Посылка, товар или документы
 */
export type PackageType = 'package' | 'product' | 'doc';
