import { clientTermsFields, ownPriceFields, REGIONS } from '@shlyah/domain';
import { bodyClass } from '../../../platform/http/field-classes';
import { ListField, ReadVersionField, Shown } from '../../../platform/http/fields';

export class ClientRegionDto {
  @Shown({ description: 'Номер области', type: 'integer', example: 7 })
  id: number;

  @Shown('Область', 'Гомельская область')
  name: string;

  @Shown('Цена по тарифу, BYN', 38)
  tariffPrice: number;

  @Shown({ description: 'Своя цена, BYN; null — её нет', type: Number, nullable: true, example: null })
  ownPrice: number | null;

  @Shown('Цена для клиента, BYN: своя, а без неё — по тарифу с коэффициентом', 36.1)
  price: number;
}

/** A client's price terms and the prices that result with the tariff in force. */
export class ClientTermsDto {
  @Shown('Коэффициент к ценам тарифа: 0.95 — скидка 5 %, 1.1 — наценка 10 %, 1 — по тарифу', 0.95)
  coefficient: number;

  @Shown({ description: 'Цены по областям', type: ClientRegionDto, isArray: true })
  regions: ClientRegionDto[];

  @Shown({ description: 'Версия условий', type: 'integer', example: 2 })
  version: number;
}

export class OwnPriceDto extends bodyClass(ownPriceFields) {}

/** The complete new terms. */
export class UpdateClientTermsDto extends bodyClass(clientTermsFields) {
  @ListField(() => OwnPriceDto, {
    max: REGIONS.length,
    required: true,
    description: 'Области со своей ценой; остальные — по тарифу с коэффициентом',
  })
  prices: OwnPriceDto[];

  @ReadVersionField()
  version: number | null;
}
