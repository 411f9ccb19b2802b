/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * waiting — ждёт отправки или повтора, sent — отправлено, failed — не дошло, unwanted — на этот номер просили не присылать
 */
export type MessageState = 'waiting' | 'sent' | 'failed' | 'unwanted';
