import { packageFields } from '@shlyah/domain';
import { answerClass, bodyClass } from '../../../platform/http/field-classes';
import { Shown } from '../../../platform/http/fields';
import { SentBack } from '../../../platform/http/sent-back';

/** A piece of cargo as the API returns it. */
export class PackageDto extends answerClass(packageFields) {
  @Shown({ description: 'Номер строки', type: 'integer', example: 301 })
  id: number;
}

/** A piece of cargo in a request (docs/contract.md#cargo-fields). */
@SentBack(() => PackageDto)
export class PackageInputDto extends bodyClass(packageFields) {}
