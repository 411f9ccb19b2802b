import { MessagesService, type ResendDto } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

type MessagesQuery = Parameters<typeof MessagesService.getMessages>[0];

export const getMessages = dataAction('getMessages', (query: MessagesQuery) =>
  MessagesService.getMessages(query),
);

export const resendMessages = dataAction('resendMessages', (body: ResendDto) =>
  MessagesService.resendMessages({ requestBody: body }),
);
