/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * recorded — принято; already — это фото уже есть; refused — не принято, `note` говорит почему. Повтор того же ключа безвреден
 */
export type PictureAnswer = 'recorded' | 'already' | 'refused';
