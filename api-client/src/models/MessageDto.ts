/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MessagePersonDto } from './MessagePersonDto';
import type { MessageState } from './MessageState';
import type { NoticeChannel } from './NoticeChannel';
export type MessageDto = {
    /**
     * Номер сообщения
     */
    id: number;
    /**
     * Когда написано, по Минску
     */
    date: string;
    /**
     * Способ
     */
    channel: NoticeChannel;
    /**
     * Кому: номер или адрес почты, не целиком
     */
    to: string;
    /**
     * О чьём кабинете; null, если ни о чьём
     */
    account: MessagePersonDto | null;
    /**
     * О чём
     */
    subject: string;
    /**
     * waiting — ждёт отправки или повтора, sent — отправлено, failed — больше не отправляем, unwanted — на этот номер просили не присылать
     */
    state: MessageState;
    /**
     * Записано в файл на сервере: способ не настроен, и получателю ничего не ушло. У сообщений до 27.11.2026 всегда false
     */
    toFile: boolean;
    /**
     * Сколько было попыток
     */
    attempts: number;
    /**
     * Когда отправлено
     */
    sentAt: string | null;
    /**
     * Когда попробуем
     */
    nextAt: string | null;
    /**
     * Почему последняя попытка не удалась
     */
    reason: string | null;
};

