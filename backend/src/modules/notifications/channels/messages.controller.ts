import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import { MessagePage, MessagesQuery, ResendDto, ResentDto } from './dto/message.dto';
import { MessagesService } from './messages.service';

@ApiTags('Messages')
@Controller('messages')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Get()
  @Action({
    quota: 'lists',
    may: 'messages:watch',
    summary: 'Сообщения: что, кому и дошло ли',
    description:
      'Письма, SMS, Viber и Telegram; сначала новые. Хранятся 90 дней; тексты — до отправки. О заказе (`order`) — по нашему номеру, у тестового «T-17», по номеру у клиента или по коду отслеживания.',
    answer: MessagePage,
  })
  getMessages(@Query() query: MessagesQuery): Promise<MessagePage> {
    return this.messages.list(query);
  }

  @Post('resend')
  @Action({
    may: 'messages:watch',
    summary: 'Отправить ещё раз то, что не дошло',
    description: 'Сообщение снова встаёт в очередь. Что уже отправлено, ждёт или не нужно, пропускается.',
    answer: ResentDto,
    status: 202,
    errors: ['invalid'],
  })
  async resendMessages(@Body() { ids }: ResendDto): Promise<ResentDto> {
    return { count: await this.messages.resend(ids) };
  }
}
