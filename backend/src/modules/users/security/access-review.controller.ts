import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import { AccessReviews } from './access-reviews.service';
import { AccessReviewDto, AccessReviewTokenDto, EndAccessDto } from './dto/access-review.dto';

/** Credentials of an account recovered by letter, older than the suspicion. */
@ApiTags('Security')
@Controller('user')
export class AccessReviewController {
  constructor(private readonly reviews: AccessReviews) {}

  @Post('accessReview')
  @Action({
    may: 'public',
    summary: 'Что действует в кабинете с прежнего времени',
    description:
      'Ключи и уведомления старше тех, что завершились с возвратом почты или новым паролем по ссылке. `token` — код той же ссылки, 7 дней после неё.',
    answer: AccessReviewDto,
    errors: ['invalid'],
  })
  reviewAccess(@Body() { token }: AccessReviewTokenDto): Promise<AccessReviewDto> {
    return this.reviews.read(token);
  }

  @Post('endAccess')
  @Action({
    may: 'public',
    summary: 'Завершить то, что действует с прежнего времени',
    description:
      'Вместе с выбранным завершаются все сеансы и всё, что создано после возврата кабинета. Отвечает тем, что осталось.',
    answer: AccessReviewDto,
    errors: ['invalid'],
  })
  endAccess(@Body() { token, ids }: EndAccessDto): Promise<AccessReviewDto> {
    return this.reviews.end(token, ids);
  }
}
