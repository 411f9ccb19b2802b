import { companyFields, companyPhoneFields, defaultCompany, LIMITS, type CompanyPhone } from '@shlyah/domain';
import { Checked, JudgedLater } from '../../../platform/http/body.pipe';
import { answerClass, bodyClass } from '../../../platform/http/field-classes';
import { ListField, ReadVersionField, Shown } from '../../../platform/http/fields';

export class CompanyPhoneDto extends answerClass(companyPhoneFields) {}

export class CompanyDto extends answerClass(companyFields) {
  @Shown({ description: 'Телефоны, первый — главный', type: CompanyPhoneDto, isArray: true })
  phones: CompanyPhone[];

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;
}

export class NewCompanyPhoneDto extends bodyClass(companyPhoneFields) {}

/** The complete new record. `paymentProblems` validates payment fields, only if they change. */
@JudgedLater()
@Checked(({ phones }: UpdateCompanyDto) =>
  Array.isArray(phones) && phones.length === 0 ? { phones: ['Укажите хотя бы один телефон'] } : {},
)
export class UpdateCompanyDto extends bodyClass(companyFields) {
  @ListField(() => NewCompanyPhoneDto, {
    max: LIMITS.companyPhones,
    required: true,
    description: 'Телефоны, первый — главный: он в шапке сайта, в письмах и документах',
    example: defaultCompany.phones,
  })
  phones: NewCompanyPhoneDto[];

  @ReadVersionField()
  version: number | null;
}
