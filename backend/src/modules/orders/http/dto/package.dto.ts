import { packageFields } from '@shlyah/domain';
import { answerClass, bodyClass } from '../../../../platform/http/field-classes';
import { Shown } from '../../../../platform/http/fields';

/** A piece of cargo in a request (docs/contract.md#cargo-fields). */
export class PackageInputDto extends bodyClass(packageFields) {}

/** A piece of cargo as the API returns it. */
export class PackageDto extends answerClass(packageFields) {
  @Shown({ description: 'Номер строки', type: 'integer', example: 301 })
  id: number;
}
