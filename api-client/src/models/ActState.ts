/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * open — ждёт согласия; agreed — клиент согласен; objected — возражение ждёт ответа; answered — на все ответили; overdue — срок для возражений прошёл; accepted — принят по п. 5.7 договора; annulled — аннулирован
 */
export type ActState = 'open' | 'agreed' | 'objected' | 'answered' | 'overdue' | 'accepted' | 'annulled';
