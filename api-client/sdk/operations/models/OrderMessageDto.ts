/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MessageState } from './MessageState';
import type { NoticeChannel } from './NoticeChannel';
export type OrderMessageDto = {
    /**
     * Номер сообщения
     */
    id: number;
    /**
     * Когда отправлено; пока не отправлено — когда написано
     */
    date: string;
    /**
     * То же мгновение точно, UTC
     */
    dateUtc: string;
    /**
     * Способ
     */
    channel: NoticeChannel;
    /**
     * Кому: клиенту или получателю
     */
    to: 'client' | 'receiver';
    /**
     * О чём
     */
    subject: string;
    /**
     * waiting — ждёт отправки или повтора, sent — отправлено, failed — не дошло, unwanted — на этот номер просили не присылать
     */
    state: MessageState;
    /**
     * Записано в файл на сервере: способ не настроен, и получателю ничего не ушло. У сообщений до 27.11.2026 всегда false
     */
    toFile: boolean;
};

