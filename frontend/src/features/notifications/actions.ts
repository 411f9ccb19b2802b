import { MessagesService } from '@shlyah/api-client';
import { bodyOf, dataAction } from '../../shared/action';

export const getMessages = dataAction('getMessages', MessagesService.getMessages);

export const resendMessages = dataAction('resendMessages', bodyOf(MessagesService.resendMessages));
